import type { Board } from './boards.ts';

/** A position that a function was set off in; `crowd` is full of other cards of the folder. */
export type Shown = Board | 'crowd';

/** What one function of a card does, beside what the card says of it. */
export interface MeaningLine {
  readonly file: string;
  readonly card: string;
  readonly pointcut: string;
  /** The card's own words for it; empty if it has none. */
  readonly text: string;
  /** In which of the positions it ran; `directly` if only by being called. */
  readonly fired: readonly Shown[] | 'directly';
  /** What came about, for it to change most. */
  readonly when?: string;
  /** What it asked and how that was answered. */
  readonly answers?: readonly string[];
  /** What it changed, in plain words. */
  readonly changed: readonly string[];
  /** What it only showed. */
  readonly showed?: readonly string[];
  readonly errors: readonly string[];
  /** What was missing for it to run. */
  readonly missing?: string;
  /** In what the words of the card and the changes do not agree. */
  readonly doubt?: string;
}
