import { useParams } from '@tanstack/react-router';
import { Loading } from '../../look/feedback/Loading.tsx';
import { NotFound } from '../../look/feedback/NotFound.tsx';
import { GenericSetUp } from '../../table/generic/GenericSetUp.tsx';
import { sheets } from '../games.ts';
import { tableOf } from '../gameTables.ts';
import { useLoaded } from './useLoaded.ts';

/** Where a match is set up of a game that has no page of its own for it. */
export function SetUpAny() {
  const { game = '' } = useParams({ strict: false }) as { game?: string };
  const table = useLoaded(game, tableOf);
  if (table.is === 'loading') return <Loading />;
  if (table.is === 'none') return <NotFound />;
  const line = sheets.find((sheet) => sheet.game === game)?.line;
  return <GenericSetUp key={game} table={table.thing} line={line} />;
}
