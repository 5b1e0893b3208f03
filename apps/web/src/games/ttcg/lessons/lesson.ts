import type { Option, SeenDecision } from '@cardscape/kernel';
import type { Position, TtcgView } from '@cardscape/ttcg';
import { nameOf } from '@cardscape/ttcg/tools';
import type { PlainDeed } from '../match/plainDeeds.ts';
import { isDirect } from '../table/goals.ts';
import { seenIn } from '../table/seen.ts';
import type { Row } from '../table/tableTypes.ts';

/** What is pointed out: a card, a place of your field, a button, or your opponent's points. */
export type Mark =
  | { readonly card: string }
  | { readonly deed: PlainDeed }
  | { readonly row: Row; readonly column?: number }
  | 'points';

/** One thing to do. */
export interface LessonStep {
  /** One or two short sentences. What is to be clicked stands between asterisks, in order. */
  readonly says: string;
  /** More help, for who asks; the same asterisks. */
  readonly hint: string;
  readonly shows: readonly Mark[];
  /** Is it done? Told from what you see. */
  readonly done: (view: TtcgView) => boolean;
}

/** What the opponent does if it can be done: an act, with cards by name. */
export interface ScriptedDeed {
  readonly act: string;
  readonly card?: string;
  readonly on?: string;
}

/** A position to learn something from. */
export interface Lesson {
  readonly key: string;
  readonly title: string;
  readonly position: Position;
  readonly steps: readonly LessonStep[];
  /** Tried in this order whenever the opponent decides; otherwise it passes and ends its turn. */
  readonly opponent?: readonly ScriptedDeed[];
  /** Whether you are asked to answer what your opponent does. */
  readonly answers?: true;
  /** Has it gone wrong for good? */
  readonly lost?: (view: TtcgView) => boolean;
  /** What was learned. */
  readonly learned: string;
}

/** The button that a step asks for; `null` if it asks for something on the table instead. */
export function deedOf({ shows }: LessonStep): PlainDeed | null | undefined {
  const deeds = shows.flatMap((mark) => (typeof mark === 'object' && 'deed' in mark ? mark : []));
  return deeds[0]?.deed ?? (shows.length > 0 ? null : undefined);
}

/**
 * Does a step ask for what is not offered any more? Told where one is free to act; a step that points
 * nothing out can be done in many ways.
 */
export function isOffPath({ shows }: LessonStep, decision: SeenDecision, view: TtcgView): boolean {
  if (decision.ask !== 'pick' || !['main', 'battle', 'respond'].includes(decision.kind))
    return false;
  const [first, ...then] = shows;
  if (first === undefined) return false;
  const seen = seenIn(view);
  const isWanted = (mark: Mark, option: Option): boolean => {
    if (mark === 'points') return isDirect(option);
    if ('deed' in mark) return option.act === mark.deed;
    if ('row' in mark) return option.act === 'play';
    const design = option.card === undefined ? undefined : seen.get(option.card)?.design;
    return design !== undefined && nameOf(design) === mark.card;
  };
  // A card that is pointed out last is what the first one is put on or aimed at.
  const aims = then.filter((mark) => typeof mark === 'string' || !('card' in mark));
  return !decision.options.some((option) =>
    [first, ...aims].every((mark) => isWanted(mark, option)),
  );
}

/** How many steps are done, if these views were seen one after the other. */
export function stepsDone({ steps }: Lesson, views: readonly TtcgView[]): number {
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
