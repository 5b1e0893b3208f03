import type { CardId } from '@cardscape/kernel';

/**
 * A list that scripts hold. One that was made of a pile is the pile itself; any other is a row of cards
 * that lie wherever they lie.
 */
export interface CardList {
  readonly zone: string | null;
  readonly cards: CardId[];
}
