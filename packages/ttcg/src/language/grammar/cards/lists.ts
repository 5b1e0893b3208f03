import { DEFAULT_PLACE, PILES, type Slot } from '../../tree/places.ts';
import type { CardFilter, Cards, Place } from '../../tree/tree.ts';
import { isPlural } from './phrase.ts';

/** A part of a list. */
export type Item = Exclude<Cards, { the: 'list' }>;

/** Where cards of a list lie together, if it ends so. */
export const TOGETHER: ReadonlySet<Place | undefined> = new Set([
  ...PILES,
  'under this',
  'dormant',
] as const);

/** "One unit each player controls", "two cards in both discard piles": of yours, and of your opponent's (R-T293). */
export function ofEachPlayer(item: Item, slot: Slot): Item[] {
  if (item.the !== 'pick') return [item];
  const { card } = item;
  const inHand = DEFAULT_PLACE[slot] === 'hand' && card.place === undefined;
  if (item.count === 'any' && !inHand) return [item];
  const yours: Item = inHand ? item : { ...item, card: { ...card, whose: 'your' } };
  return [yours, { ...item, card: { ...card, whose: 'opponent' } }];
}

/** The parts of a list, with more said of some of them. */
export const withMore = (
  items: readonly Item[],
  which: WeakSet<CardFilter>,
  more: Partial<CardFilter>,
): readonly Item[] =>
  items.map((item) =>
    item.the === 'pick' && which.has(item.card)
      ? { ...item, card: { ...item.card, ...more } }
      : item,
  );

/** "One unit, all units adjacent to it and the unit across from it": "it" would be all that was named before (R-T338). */
export function listFault(items: readonly Item[], ofOne: boolean): string | undefined {
  if (items.length > 3) return 'a list has at most three parts';
  const [, second, third] = items;
  if (!third || !second || third.the !== 'pick' || !ofOne) return undefined;
  const told = third.card.place?.endsWith(' that');
  return told && isPlural(second) ? 'name that right after the one card that "it" is' : undefined;
}

/** "Together with its stack": all cards that lie under it. */
export function underOf(item: Item): Item {
  const place = item.the === 'this' ? 'under this' : 'under that';
  return { the: 'pick', count: 'all', card: { noun: 'card', place } };
}

/** Of what moves as a whole, a stack is told by its active card. */
export function stackAsOne(cards: Cards): Cards {
  if (cards.the !== 'list' || cards.of.length !== 2) return cards;
  const [first, second] = cards.of as [Item, Item];
  return JSON.stringify(second) === JSON.stringify(underOf(first)) ? first : cards;
}
