import type { PickDecision, Picks, SeenDecision } from '@cardscape/kernel';
import type { AnyGameTable } from '../gameTable.ts';

/** One thing to do. */
export interface LessonStep<View, Mark> {
  /** One or two short sentences. What is to be clicked stands between asterisks, in order. */
  readonly says: string;
  /** More help, for who asks; the same asterisks. */
  readonly hint: string;
  /** What is pointed out, as the game names it. */
  readonly shows: readonly Mark[];
  /** Is it done? Told from what you see. */
  done(view: View): boolean;
}

/** What the opponent does if it can be done: an act, with cards by name. */
export interface ScriptedDeed {
  readonly act: string;
  readonly card?: string;
  readonly on?: string;
}

/** A position to learn something from. */
export interface Lesson<View, Mark> {
  readonly key: string;
  readonly title: string;
  readonly position: unknown;
  readonly steps: readonly LessonStep<View, Mark>[];
  /** Tried in this order whenever the opponent decides; otherwise it lets you be. */
  readonly opponent?: readonly ScriptedDeed[];
  /** Whether you are asked to answer what your opponent does. */
  readonly answers?: true;
  /** Has it gone wrong for good? */
  lost?(view: View): boolean;
  /** What was learned. */
  readonly learned: string;
}

/** The lessons of a game, and what only the game knows of them. */
export interface Lessons<View, Mark> {
  readonly table: AnyGameTable;
  readonly lessons: readonly Lesson<View, Mark>[];
  /** Where the rules can be read. */
  readonly rules: string;
  /** Where it is kept which lessons were finished. */
  readonly shelf: string;
  /** What a lesson is opened with beside its position. */
  readonly options: unknown;
  /** What the opponent falls back on, in this order. */
  readonly fallbacks: readonly string[];
  /** The name of a card that a script means. */
  nameOf(design: string): string;
  /** Where the coach stands on a desk: in a place that the table has for it, or beside the table. */
  readonly coachAt: 'table' | 'page';
  /** Answers for the person who need not be asked in this lesson. */
  settle(
    lesson: Lesson<View, Mark>,
    decision: PickDecision,
    view: View,
    print: (design: string) => unknown,
  ): Picks | undefined;
  /** Where on the page that is what is pointed out, as selectors. */
  placesOf(marks: readonly Mark[], view: View): readonly string[];
  /** The button that a step asks for; `null` if it asks for something on the table instead. */
  deedOf(step: LessonStep<View, Mark>): string | null | undefined;
  /** Does a step ask for what is not offered any more? */
  isOffPath(step: LessonStep<View, Mark>, decision: SeenDecision, view: View): boolean;
  /** Is it too late for the lesson, whatever it says itself? */
  isOver(lesson: Lesson<View, Mark>, view: View): boolean;
}

/** How many steps are done, if these views were seen one after the other. */
export function stepsDone<View, Mark>(
  { steps }: Lesson<View, Mark>,
  views: readonly View[],
): number {
  let done = 0;
  for (const view of views) while (steps[done]?.done(view)) done++;
  return done;
}

/** A piece of a sentence: plain, or something to click. */
export interface Piece {
  readonly text: string;
  readonly click: boolean;
}

/** The same words for a finger in the place of a mouse. */
export function forTouch(sentence: string): string {
  return sentence.replace(/\bClick\b/g, 'Touch').replace(/\bclick\b/g, 'touch');
}

/** A sentence in pieces: `Click *Cairn Pup*.` has one to click. */
export function piecesOf(sentence: string): readonly Piece[] {
  return sentence
    .split('*')
    .map((text, place) => ({ text, click: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
