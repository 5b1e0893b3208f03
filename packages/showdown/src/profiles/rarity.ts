import { below, type Random } from '@cardscape/kernel';
import type { CardDesign, Rarity } from '../cards/index.ts';

/** How often each rarity comes up, in relation to the others. */
export type Odds = Readonly<Record<Rarity, number>>;

const LAST_RISE = 40;

/**
 * What is found at a profile level, in the shop and after a match: at level 1 of 100 cards 75 are
 * common, 20 seldom and 5 unique; from level 41 on 50, 35 and 15; evenly in between.
 */
export function oddsAt(level: number): Odds {
  const risen = Math.min(level - 1, LAST_RISE);
  return { common: 3000 - 25 * risen, seldom: 800 + 15 * risen, unique: 200 + 10 * risen };
}

/** One of the designs: first its rarity by the odds, among those there are, then any of it. */
export function drawDesign<T extends { readonly rarity: Rarity }>(
  random: Random,
  designs: readonly T[],
  odds: Odds,
): T | undefined {
  const rarity = drawRarity(random, designs, odds);
  const fitting = rarity ? designs.filter((design) => design.rarity === rarity) : designs;
  return fitting.length === 0 ? undefined : fitting[below(random, fitting.length)];
}

function drawRarity(
  random: Random,
  designs: readonly Pick<CardDesign, 'rarity'>[],
  odds: Odds,
): Rarity | undefined {
  const present = new Set(designs.map(({ rarity }) => rarity));
  const weights = (Object.entries(odds) as [Rarity, number][]).filter(
    ([rarity, weight]) => weight > 0 && present.has(rarity),
  );
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  if (sum === 0) return undefined;
  let rolled = below(random, sum);
  return weights.find(([, weight]) => {
    rolled -= weight;
    return rolled < 0;
  })?.[0];
}
