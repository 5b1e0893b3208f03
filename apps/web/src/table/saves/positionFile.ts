import type { AnyGameTable } from '../gameTable.ts';
import type { MatchSession } from '../session/session.ts';
import { snapshotsOf } from './snapshots.ts';

/** A file with a position, to be opened where a match is set up, here and in a terminal. */
export interface PositionFile {
  readonly name: string;
  readonly text: string;
  /** What of the match the file could not say, in sentences. */
  readonly leftOut: readonly string[];
}

/** What a position can be written from. */
export type Written = Pick<MatchSession, 'table' | 'story'>;

/** The position as it is now; nothing where the game has no form for it. */
export function positionNow(game: AnyGameTable, { table }: Written): PositionFile | undefined {
  return fileOf(game, table, table.positions.length - 1, 'position');
}

/** The position at the start of the turn or round that is played. */
export function startOfPart(game: AnyGameTable, session: Written): PositionFile | undefined {
  const [last] = snapshotsOf(session.story(), game);
  const name = `start-of-${(last?.name ?? game.part).toLowerCase().replace(' ', '-')}`;
  return fileOf(game, session.table, last?.choices ?? 0, name);
}

function fileOf(
  game: AnyGameTable,
  { positions, opened }: MatchSession['table'],
  at: number,
  name: string,
): PositionFile | undefined {
  const state = positions[at];
  const written = state && game.writePosition?.(state, opened);
  if (written === undefined) return undefined;
  const { leftOut = [] } = written as { readonly leftOut?: readonly string[] };
  const text = `${JSON.stringify(written, null, 2)}\n`;
  return { name: `${game.game}-${name}.json`, text, leftOut };
}
