import { type Random, shuffle } from '@cardscape/kernel';
import { type Deck, type DeckCard, deckCards } from './deck.ts';

/** So many cards from the top of the shuffled deck, as in `edition.openingHand` or its mulligan. */
export function sampleHand(deck: Deck, size: number, random: Random): DeckCard[] {
  const cards = deckCards(deck);
  shuffle(random, cards);
  return cards.slice(0, size);
}
