import { useParams } from '@tanstack/react-router';
import { RulesPage } from '../../documents/RulesPage.tsx';
import { Loading } from '../../look/feedback/Loading.tsx';
import { NotFound } from '../../look/feedback/NotFound.tsx';
import { rulesOf } from '../rules.ts';
import { useLoaded } from './useLoaded.ts';

/** How to play a game. */
export function Rules() {
  const { game = '' } = useParams({ strict: false }) as { game?: string };
  const rules = useLoaded(game, rulesOf);
  if (rules.is === 'loading') return <Loading />;
  if (rules.is === 'none') return <NotFound />;
  return <RulesPage game={game} {...rules.thing} />;
}
