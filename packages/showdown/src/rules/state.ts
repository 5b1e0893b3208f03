import type { CardId, Decision, Picks, Seat } from '@cardscape/kernel';
import type { Allowance } from './allowance.ts';
import type { Blow } from './blow.ts';
import type { Position } from './position.ts';
import type { Saved } from './saved.ts';

/** A position, and the step that is being resolved if a player has been asked something in it. */
export interface ShowdownState extends Position {
  conceded: Seat | null;
  step: Asking | null;
}

/**
 * A step that waits for an answer. Scripts ask in the middle of a function, so the step is run again
 * from its start with the answers given so far; what it did on the way is what the table shows.
 */
export interface Asking {
  readonly from: Saved;
  readonly answers: Picks[];
  /** Events told on the way here: they are not told again. */
  readonly told: number;
  readonly question: Decision;
  /** The words of its options, where they are not about cards. */
  readonly labels: readonly string[];
  readonly matter: Matter | null;
}

/** What a question is about, for whoever explains it or works out what an answer would do. */
export interface Matter {
  /** The attack that is being ordered, */
  readonly blow?: Blow;
  /** and what it was aimed at, once it was. */
  readonly target?: CardId;
  /** What may be played. */
  readonly allowed?: Allowance;
}
