import { games } from '@cardscape/games';
import type { ReplayGames, ReplayKit } from './replayKit.ts';

/** How a game is shown: on its own table, or on a plain one. Nothing if there is no such game. */
export async function kitFor(
  game: string,
  { tableOf }: ReplayGames,
): Promise<ReplayKit | undefined> {
  const table = tableOf(game);
  if (table) return table;
  if (!watchable.includes(game)) return undefined;
  return (await import('./plainKit.tsx')).plainKit;
}

/** The names of the games that can be watched: all there are. */
export const watchable: readonly string[] = games.map(({ name }) => name);
