import type { CardId, CardRef, Seat } from '@cardscape/kernel';
import type { CardState, UnitType } from '../../language/tree/tree.ts';

/** Where a card of the field lies, and what lies about it. */
export interface Lay {
  readonly zone: string;
  /** Its stack from the top, itself included; and the one in the other row of its column. */
  readonly stack: readonly CardRef[];
  readonly mates: readonly CardRef[];
  /** All cards of its column, of both players; and those of the columns beside it on its side. */
  readonly column: readonly CardId[];
  readonly adjacent: readonly CardId[];
}

/**
 * A card of the field as it was when it left, or when something befell it (R-T67). Only of cards that all
 * can see: a face-down card is shown as it leaves.
 */
export interface Former extends Lay, CardRef {
  readonly design: string;
  /** Who controlled it. */
  readonly seat: Seat;
  readonly states: readonly CardState[];
  readonly type: UnitType | 'spell';
  /** All that it counted as, where it had more than one. */
  readonly types?: readonly (UnitType | 'spell')[];
  readonly subtypes: readonly string[];
  readonly rank: number;
  readonly attack: number;
  readonly defense: number;
  /** What it was equipped to. */
  readonly bound: CardRef | null;
}

/** A card that something is asked of, as it is, or as it last was. */
export interface Asked {
  readonly id: CardId;
  readonly was: Former | undefined;
}

/** The cards that lay under a card. */
export function underFormer({ card, stack }: Former): readonly CardRef[] {
  return stack.slice(stack.findIndex((one) => one.card === card) + 1);
}

/** Was it the active card of its stack? */
export function wasActive({ card, stack }: Former): boolean {
  return stack[0]?.card === card;
}
