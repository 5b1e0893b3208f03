import { useParams } from '@tanstack/react-router';
import { RulesPage } from '../../documents/RulesPage.tsx';
import { Loading } from '../../look/feedback/Loading.tsx';
import { NotFound } from '../../look/feedback/NotFound.tsx';
import { sheets, titleOf } from '../games.ts';
import { useLoaded } from './useLoaded.ts';

const rulesOf = (game: string) => sheets.find((sheet) => sheet.game === game)?.rules();

/** How to play a game that has no page of its own for it. */
export function RulesOfAny() {
  const { game = '' } = useParams({ strict: false }) as { game?: string };
  const rules = useLoaded(game, rulesOf);
  if (rules.is === 'loading') return <Loading />;
  if (rules.is === 'none') return <NotFound />;
  return (
    <RulesPage
      title={`How to play ${titleOf(game)}`}
      game={game}
      source={rules.thing}
      hasRulings={false}
    />
  );
}
