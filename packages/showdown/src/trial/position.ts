import type { Seat } from '@cardscape/kernel';
import type { Phase } from '../rules/position.ts';

/** A deployed card of a saved position, where more than its name is to be said. */
export interface SavedCard {
  readonly card: string;
  /** As they are with all that is in force; as printed if left out. */
  readonly hp?: number;
  readonly maxHp?: number;
  /** The cards under it, from the top. */
  readonly under?: readonly string[];
  /** Turns that are left of each. */
  readonly stun?: number;
  readonly silence?: number;
  readonly away?: number;
  /** Attacks made this turn. */
  readonly attacks?: number;
  /** Whose deck it came from, if not its player's. */
  readonly owner?: Seat;
}

/** A slot of a saved position: a card by its name, with more said of it, or nothing. */
export type SavedSlot = string | SavedCard | null;

/** One side of a saved position; what is left out is empty. */
export interface SavedSide {
  /** A plain one if left out. */
  readonly character?: string;
  readonly hp?: number;
  readonly maxHp?: number;
  /** 10 for each card of the build tree if left out. */
  readonly level?: number;
  /** The cards under the character, from the top. */
  readonly build?: readonly string[];
  /** Up to seven slots each. */
  readonly mobs?: readonly SavedSlot[];
  readonly equips?: readonly SavedSlot[];
  readonly field?: SavedSlot;
  readonly hand?: readonly string[];
  /** The top card first. */
  readonly deck?: readonly string[];
  /** The card that came last first. */
  readonly graveyard?: readonly string[];
}

/**
 * A match in the middle, in a form that people read and write: deployed cards, hands, HP and MaxHP,
 * levels, build trees. What is in force for a time, and numbers that scripts have noted, are not in it.
 */
export interface SavedPosition {
  readonly seed?: string;
  readonly turn?: number;
  /** Whose turn it is. */
  readonly active?: Seat;
  /** The start of the turn if left out. */
  readonly phase?: Phase;
  readonly players: readonly [SavedSide, SavedSide];
}
