import type { AnyGameTable, WatchedTable } from '../../table/gameTable.ts';

/** How the viewer shows a game: on its own table, which can be played on, or on a plain one. */
export type ReplayKit = WatchedTable & Partial<Pick<AnyGameTable, 'openWith'>>;

/** The games of the site, as the replay page is told of them. */
export interface ReplayGames {
  /** The table of a game; nothing if it has none of its own here. */
  tableOf(game: string): Promise<AnyGameTable> | undefined;
  /** The name of the one of which a sample is shown. */
  readonly sample: string;
}

/** Whether a game can be played here, and not only be watched. */
export function isPlayed(kit: ReplayKit): kit is AnyGameTable {
  return kit.openWith !== undefined;
}
