import type { Decision, Picks, Seat } from '@cardscape/kernel';
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
}
