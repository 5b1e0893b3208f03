import type { Tier } from '../set/design.ts';

/** A list of cards to play with. */
export interface Deck {
  readonly name: string;
  /** Its plan, in a sentence; may be empty. */
  readonly note: string;
  readonly entries: readonly DeckEntry[];
}

/** So many copies of a card of one tier. */
export interface DeckEntry extends DeckCard {
  readonly count: number;
}

/** One card of a deck. */
export interface DeckCard {
  readonly name: string;
  readonly tier: Tier;
}

/** Every card of the deck, one by one, in the order of the list. */
export function deckCards(deck: Deck): DeckCard[] {
  return deck.entries.flatMap(({ name, tier, count }) =>
    Array.from({ length: count }, () => ({ name, tier })),
  );
}

/** How many cards the deck has. */
export function deckSize(deck: Deck): number {
  return deck.entries.reduce((sum, { count }) => sum + count, 0);
}
