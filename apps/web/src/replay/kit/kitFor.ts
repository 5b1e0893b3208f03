import { games } from '@cardscape/games';
import type { ReplayGames, ReplayKit } from './replayKit.ts';

/** How a game is shown: on its own table, or on a plain one. Nothing if there is no such game. */
export async function kitFor(game: string, { kits }: ReplayGames): Promise<ReplayKit | undefined> {
  if (Object.hasOwn(kits, game)) return kits[game]?.();
  if (!watchable.includes(game)) return undefined;
  return (await import('./plainKit.tsx')).plainKit;
}

/** The names of the games that can be watched: all there are. */
export const watchable: readonly string[] = games.map(({ name }) => name);
