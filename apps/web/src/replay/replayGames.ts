import type { ReplayKit } from './replayKit.ts';

const kits: Readonly<Record<string, () => Promise<ReplayKit>>> = {
  kolyma: () => import('../kolyma/replayKit.tsx').then(({ kolymaKit }) => kolymaKit),
  ttcg: () => import('../ttcg/replayKit.tsx').then(({ ttcgKit }) => ttcgKit),
  showdown: async () => {
    const [{ showdownKit }, { restoreOwnCards }] = await Promise.all([
      import('../showdown/replayKit.tsx'),
      import('../showdown/ownCards.ts'),
    ]);
    // Cards that someone brought are shown with the pictures that came with them.
    await restoreOwnCards();
    return showdownKit;
  },
};

/** How a game is shown, if it can be watched here. */
export async function kitFor(game: string): Promise<ReplayKit | undefined> {
  return Object.hasOwn(kits, game) ? kits[game]?.() : undefined;
}

/** The names of the games that can be watched. */
export const watchable: readonly string[] = Object.keys(kits);
