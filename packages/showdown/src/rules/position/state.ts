import type { Decision, Picks, Seat } from '@cardscape/kernel';
import type { Matter, ScriptWords } from '../asking/matter.ts';
import type { StoppedScript } from '../pointcuts/budget.ts';
import type { Position } from './position.ts';
import type { Saved } from './saved.ts';

/** A position, and the step that is being resolved if a player has been asked something in it. */
export interface ShowdownState extends Position {
  conceded: Seat | null;
  step: Asking | null;
}

/** A question and what it is about. */
interface OpenQuestion {
  readonly question: Decision;
  readonly matter: Matter | null;
}

/** A question as it comes up, with what its script has said for it. */
export interface RaisedQuestion extends OpenQuestion {
  readonly script: ScriptWords | null;
}

/**
 * A step that waits for an answer. Scripts ask in the middle of a function, so the step is run again
 * from its start with the answers given so far; what it did on the way is what the table shows.
 */
export interface Asking extends OpenQuestion {
  readonly from: Saved;
  readonly answers: Picks[];
  readonly words: AskingWords;
  /** Scripts that were stopped on the way: the step is run again without them. */
  readonly stopped?: readonly StoppedScript[];
}

/** What only the telling of a step needs: passed over where positions are compared. */
interface AskingWords {
  /** What the script has said for the question. */
  readonly script: ScriptWords | null;
  /** Events told on the way here: they are not told again. */
  readonly told: number;
}
