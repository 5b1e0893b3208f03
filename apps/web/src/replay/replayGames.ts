import type { ReplayGame } from './replayKit.ts';

const games: Readonly<Record<string, () => Promise<ReplayGame>>> = {
  kolyma: () => import('./kolymaReplay.tsx').then(({ kolymaReplay }) => kolymaReplay),
  ttcg: () => import('./ttcgReplay.tsx').then(({ ttcgReplay }) => ttcgReplay),
  showdown: async () => {
    const [{ showdownReplay }, { restoreOwnCards }] = await Promise.all([
      import('./showdownReplay.tsx'),
      import('../showdown/ownCards.ts'),
    ]);
    // Cards that someone brought are shown with the pictures that came with them.
    await restoreOwnCards();
    return showdownReplay;
  },
};

/** The game of this name, if it can be watched here. */
export async function findGame(name: string): Promise<ReplayGame | undefined> {
  return Object.hasOwn(games, name) ? games[name]?.() : undefined;
}

/** The names of the games that can be watched. */
export const watchable: readonly string[] = Object.keys(games);
