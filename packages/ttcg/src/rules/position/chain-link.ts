import type { CardRef, Seat } from '@cardscape/kernel';
import type { Happening } from '../chain/happening.ts';

/** Something put on the chain, or being carried out. */
export interface Link {
  readonly kind: 'effect' | 'play' | 'attack';
  readonly seat: Seat;
  readonly card: CardRef;
  /** The design whose effect is worked (not the card's own when it copies another), and which one. */
  readonly design: string;
  readonly effect: number;
  /** What was chosen when it was announced, in the order of the program's targets. */
  readonly targets: CardRef[][];
  /** The cards last spoken of, and the rest of those last looked at. */
  that: CardRef[];
  rest: CardRef[];
  /** Of the cards last spoken of, those that have left the field, as which they did (R-T67). */
  left?: readonly CardRef[];
  /** The type, subtype or rank that was chosen by its name. */
  named?: string;
  /** What was discarded for an overload effect. */
  paid?: CardRef;
  /** The player that was chosen. */
  player?: Seat;
  /** The points that it has last made somebody gain or lose; and as many, if nothing else came since. */
  points?: number;
  thatMany?: number;
  /** Of cards that have to be alike, the one that was chosen first. */
  leader?: CardRef;
  /** Of cards that have to be different, those chosen so far. */
  apart?: CardRef[];
  /** The cards chosen so far, where they are asked for one by one. */
  sparing?: CardRef[];
  /** What set it off. */
  readonly event: Happening | null;
  /** Where a play goes, or whom an attack meets (nobody: the player). */
  readonly at: string;
  target: CardRef | null;
  /** The rank of the card that a play ranks up, where that is not the one below its own. */
  readonly onRank?: number;
  readonly faceDown: boolean;
  countered: boolean;
  /** Of what is put off to the end of a chain: the cards that have put an effect on it (R-T273). */
  inChain?: readonly CardRef[];
  /** The card under its own whose effect it is (R-T275). */
  readonly lent?: CardRef;
  /** Only this sentence of it, which was added to the chain by the effect itself. */
  readonly only?: number;
  /** Worked by another effect, for which its card was not tapped (R-T140). */
  readonly worked?: true;
}
