import { type Deck, deckCards } from '../../decks/deck.ts';
import { cardKey } from './book.ts';

/** The cards of a deck as a game takes them. */
export function deckKeys(deck: Deck): string[] {
  return deckCards(deck).map(({ name, tier }) => cardKey(name, tier));
}
