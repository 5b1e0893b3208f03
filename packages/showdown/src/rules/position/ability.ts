import type { CardId } from '@cardscape/kernel';

/** An ability that a character can use: its own first, second or third, or that of a card under it. */
export interface Ability {
  readonly card: CardId;
  /** 1 to 3 for the character's own, 0 for a card of the build tree. */
  readonly number: number;
}
