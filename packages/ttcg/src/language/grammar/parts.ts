import type { IToken } from 'chevrotain';
import type { Act, Condition, Duration, Link, Sentence } from '../tree/tree.ts';
import type { Rate } from './cards/rates.ts';

/** Who may decide against a sentence. */
export type May = NonNullable<Sentence['may']>;

/** What is not done then, after "instead of": its verb, and what it is not done to. */
export interface NotDone {
  readonly verb: string;
  readonly to: 'it' | 'this' | 'that';
}

/** What stands at the front of a sentence and counts for all of it. */
export interface Opening {
  at?: Sentence['at'];
  /** "at the start of each turn", which is not once. */
  every?: true;
  if?: Condition;
  /** Whether that stands before the time that was said, if one is. */
  ifFirst?: boolean;
  /** "if they are tapped", "if it is tapped": asked of the cards just named, each for itself. */
  asks?: 'them' | 'it';
  duration?: Duration;
  each?: Rate;
  instead?: true;
  insteadOf?: NotDone;
  /** Where what counts for all of the sentence was said. */
  from?: IToken;
  /** What keeps the sentence from happening, if it is done. */
  unless?: Act[];
  /** What is paid: "by discarding a card". */
  cost?: Act[];
}

/** A sentence as it was read. */
export interface Parts {
  readonly link: Link | undefined;
  readonly may: May | undefined;
  readonly cost: Act[] | undefined;
  readonly acts: Act[];
  readonly opening: Opening;
  readonly ending: Opening;
}
