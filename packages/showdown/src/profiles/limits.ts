import type { Rarity } from '../cards/index.ts';

/** The most cards a main deck may hold (2.2.2); it may hold as few as there are. */
export const MOST_IN_DECK = 40;

/** How many copies of one card a main deck may hold (5.2.4). */
export const MOST_COPIES: Readonly<Record<Rarity, number>> = { common: 4, seldom: 2, unique: 1 };
