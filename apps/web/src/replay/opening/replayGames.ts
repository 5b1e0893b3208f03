import { games } from '@cardscape/games';
import type { ReplayKit } from '../kit/replayKit.ts';

/** The games that have a table of their own here. */
const kits: Readonly<Record<string, () => Promise<ReplayKit>>> = {
  kolyma: () => import('../../games/kolyma/match/replayKit.tsx').then(({ kolymaKit }) => kolymaKit),
  // Cards that someone brought are shown with the pictures that came with them.
  ttcg: async () => {
    const [{ ttcgKit }, { restoreOwnCards }] = await Promise.all([
      import('../../games/ttcg/match/replayKit.tsx'),
      import('../../games/ttcg/own/ownCards.ts'),
    ]);
    await restoreOwnCards();
    return ttcgKit;
  },
  showdown: async () => {
    const [{ showdownKit }, { restoreOwnCards }] = await Promise.all([
      import('../../games/showdown/match/replayKit.tsx'),
      import('../../games/showdown/own/ownCards.ts'),
    ]);
    await restoreOwnCards();
    return showdownKit;
  },
};

/** How a game is shown: on its own table, or on a plain one. Nothing if there is no such game. */
export async function kitFor(game: string): Promise<ReplayKit | undefined> {
  if (Object.hasOwn(kits, game)) return kits[game]?.();
  if (!watchable.includes(game)) return undefined;
  return (await import('../kit/plainKit.tsx')).plainKit;
}

/** The names of the games that can be watched: all there are. */
export const watchable: readonly string[] = games.map(({ name }) => name);

/** The game of which a sample is shown. */
export const sampleGame = 'kolyma';
