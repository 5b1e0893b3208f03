import type { GameSheet } from '../../table/generic/gameSheet.ts';

/** Lanterns, the smallest game of the house. */
export const lanterns: GameSheet = {
  game: 'lanterns',
  line: 'Twelve lanterns, each worth its number. Draw, peek and bid, keep the best face down, and have the higher score when all turns are used up.',
  rules: async () => (await import('../../../../../docs/lanterns/rules.md?raw')).default,
};
