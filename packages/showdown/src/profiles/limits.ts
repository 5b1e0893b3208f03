import type { Rarity } from '../cards/index.ts';

/** The most cards a main deck may hold (2.2.2). */
export const MOST_IN_DECK = 40;

/**
 * The fewest cards a main deck can be played with. The document names none; a starter deck has 35,
 * so this leaves room to thin it, and keeps a match from being played with a handful of cards.
 */
export const LEAST_IN_DECK = 30;

/** How many copies of one card a main deck may hold (5.2.4). */
export const MOST_COPIES: Readonly<Record<Rarity, number>> = { common: 4, seldom: 2, unique: 1 };
