import type { AnyGameTable } from '../table/gameTable.ts';

/** The games of the site, as the replay page is told of them. */
export interface ReplayGames {
  /** The table of a game; nothing if there is no such game. */
  tableOf(game: string): Promise<AnyGameTable> | undefined;
  /** The name of the one of which a sample is shown. */
  readonly sample: string;
}
