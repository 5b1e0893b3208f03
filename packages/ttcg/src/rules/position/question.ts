import type { CardId, Seat } from '@cardscape/kernel';

/** What a player is asked in the middle of things. */
export type Question =
  /** Choose cards. */
  | {
      readonly ask: 'cards';
      readonly seat: Seat;
      readonly prompt: string;
      readonly from: readonly CardId[];
      readonly min: number;
      readonly max: number;
      /** Does the order of the cards matter? */
      readonly ordered?: boolean;
    }
  /** Choose one of some words: what to do, which player, whether to do it. */
  | {
      readonly ask: 'words';
      readonly seat: Seat;
      readonly prompt: string;
      readonly from: readonly string[];
    }
  /** Choose a place on the field for a card: a zone. */
  | {
      readonly ask: 'place';
      readonly seat: Seat;
      readonly prompt: string;
      readonly card: CardId;
      readonly from: readonly string[];
    }
  /** Choose one of a card's effects. */
  | {
      readonly ask: 'effect';
      readonly seat: Seat;
      readonly prompt: string;
      readonly card: CardId;
      readonly from: readonly number[];
    };

/** What was answered: the cards, or the place in the list. */
export interface Reply {
  readonly cards: readonly CardId[];
  readonly place: number;
}
