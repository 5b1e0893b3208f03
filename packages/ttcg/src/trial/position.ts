import type { Seat } from '@cardscape/kernel';
import type { EditionName } from '../rules/book/editions.ts';
import type { PlayerState } from '../rules/position/state.ts';

/** Since when something is so: an earlier turn, or this one. */
export type Since = true | 'this turn';

/** What a card is equipped to: where it lies; columns count from 1, `under` from the top. */
export interface FieldPlace {
  readonly seat: Seat;
  readonly column: number;
  /** The row of units if left out. */
  readonly row?: 'units' | 'spells';
  readonly under?: number;
}

/** What is true of a card on the field. */
export interface CardState {
  readonly tapped?: Since;
  readonly faceDown?: Since;
  /** Both players know the face-down card: an effect has turned it down. */
  readonly known?: boolean;
  /** Attacks made in this turn. */
  readonly attacks?: number;
  /** Which effect is at work, a continuous or equip one: 0 or 1. */
  readonly works?: number;
  /** How often its effects were used in this turn, and since it came to the field. */
  readonly uses?: readonly [number, number];
  readonly usesInAll?: readonly [number, number];
  /** Echo effects that will work when it untaps. */
  readonly echoes?: readonly number[];
  readonly equippedTo?: FieldPlace;
}

/** A card of which more is said than its name. */
export interface NotedCard {
  /** Its name, or `Name|5` in a tier. */
  readonly card: string;
  /** Whose deck it came from, if not the player's who has it. */
  readonly owner?: Seat;
}

/** A card of a hand, a deck or a discard pile. */
export type PileCard = string | NotedCard;

/** A card of a stack; what is said of it is said of this one alone. */
export type StackCard = string | (NotedCard & CardState);

/** A stack on the field; what is said besides its cards is said of the active one. */
export interface PositionStack extends CardState {
  /** The active one first. */
  readonly stack: readonly StackCard[];
  /** Whose deck its cards came from, if not the player's who has them and not said of a card. */
  readonly owner?: Seat;
}

/** One side of a position; what is left out is as at the start. */
export interface PositionPlayer {
  readonly points?: number;
  /** Cards played in this turn. */
  readonly played?: number;
  readonly hand?: readonly PileCard[];
  /** The top card first. Left out: ten cards of rank 1. */
  readonly deck?: readonly PileCard[];
  /** The last one discarded first. */
  readonly discard?: readonly PileCard[];
  /** Five columns each. */
  readonly units?: readonly (PositionStack | null)[];
  readonly spells?: readonly (PositionStack | null)[];
  /** Turns and phases that the player will leave out. */
  readonly skips?: Partial<PlayerState['skips']>;
}

/** A table set up in the middle of a turn, with its player free to act. */
export interface Position {
  readonly edition?: EditionName;
  readonly seed?: string;
  readonly turn?: number;
  /** Whose turn it is. */
  readonly active?: Seat;
  readonly stage?: 'main' | 'battle';
  readonly players: readonly [PositionPlayer, PositionPlayer];
  /** What was in force or to come for a time where it was written, in words: it is read by people alone. */
  readonly leftOut?: readonly string[];
}

/** The name in a list of cards. */
export function nameIn(card: PileCard | StackCard): string {
  return typeof card === 'string' ? card : card.card;
}
