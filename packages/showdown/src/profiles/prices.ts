import type { CardDesign, Rarity } from '../cards/index.ts';

/**
 * What is added to the COST of a card at profile level 1, in per cent of it: so much for its rarity,
 * and 2 for each of its levels.
 */
const DEARNESS: Readonly<Record<Rarity, number>> = { common: 50, seldom: 150, unique: 300 };
const DEARNESS_OF_LEVEL = 2;

/** The extra has fallen to a half after so many profile levels, to a third after twice as many. */
const HALVING = 10;

/** R-S9: what the shop asks of a profile of this level; it falls towards the COST. */
export function priceOf({ cost, rarity, level }: CardDesign, profileLevel: number): number {
  const percent = DEARNESS[rarity] + DEARNESS_OF_LEVEL * level;
  const steps = HALVING + profileLevel - 1;
  return cost + Math.ceil((cost * percent * HALVING) / (100 * steps));
}

/** R-S9: what the shop gives: a quarter of the COST, at every level. */
export function salePriceOf({ cost }: CardDesign): number {
  return Math.floor(cost / 4);
}
