import { type Random, shuffle } from '@cardscape/kernel';
import type { Catalogue } from './catalogue.ts';
import { type Pile, pileOf } from './pile.ts';
import { drawDesign, oddsAt } from './rarity.ts';

/** The shop shows more as the profile grows: one card more for each four levels, up to twelve. */
function stockSize(level: number): number {
  return Math.min(6 + Math.floor(level / 4), 12);
}

/** The stock of a shop that opens. */
export function freshStock(level: number, catalogue: Catalogue, random: Random): Pile {
  return filledUp([], level, catalogue, random);
}

/** The stock after a match: half of it stays, so that one can save up for a card. */
export function renewedStock(
  stock: Pile,
  level: number,
  catalogue: Catalogue,
  random: Random,
): Pile {
  const cards = stock.map(({ card }) => card).filter((card) => catalogue.find(card));
  shuffle(random, cards);
  return filledUp(cards.slice(0, Math.floor(stockSize(level) / 2)), level, catalogue, random);
}

/** Fills the stock by rarity with cards that it does not have. */
function filledUp(
  kept: readonly string[],
  level: number,
  { designs }: Catalogue,
  random: Random,
): Pile {
  const cards = [...kept];
  while (cards.length < stockSize(level)) {
    const absent = designs.filter(({ name }) => !cards.includes(name));
    const drawn = drawDesign(random, absent, oddsAt(level));
    if (!drawn) break;
    cards.push(drawn.name);
  }
  return pileOf(cards);
}
