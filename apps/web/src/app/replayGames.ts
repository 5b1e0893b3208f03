import type { ReplayGames } from '../replay/kit/replayKit.ts';

/** The games that have a table of their own here. */
export const replayGames: ReplayGames = {
  kits: {
    kolyma: () => import('../games/kolyma/match/replayKit.tsx').then(({ kolymaKit }) => kolymaKit),
    // Cards that someone brought are shown with the pictures that came with them.
    ttcg: async () => {
      const [{ ttcgKit }, { restoreOwnCards }] = await Promise.all([
        import('../games/ttcg/match/replayKit.tsx'),
        import('../games/ttcg/own/ownCards.ts'),
      ]);
      await restoreOwnCards();
      return ttcgKit;
    },
    showdown: async () => {
      const [{ showdownKit }, { restoreOwnCards }] = await Promise.all([
        import('../games/showdown/match/replayKit.tsx'),
        import('../games/showdown/own/ownCards.ts'),
      ]);
      await restoreOwnCards();
      return showdownKit;
    },
  },
  sample: 'kolyma',
};
