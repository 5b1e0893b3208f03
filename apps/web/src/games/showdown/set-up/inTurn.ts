import { type CardDesign, MOST_IN_DECK } from '@cardscape/showdown/tools';

/** So many cards, one after the other and again from the first; none of none. */
export function inTurn(cards: readonly CardDesign[], count = MOST_IN_DECK): string[] {
  if (cards.length === 0) return [];
  return Array.from({ length: count }, (_, at) => cards[at % cards.length]?.name ?? '');
}
