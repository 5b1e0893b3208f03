import type { Words } from '../english/words.ts';
import type { GameEvent } from './events.ts';
import type { Option, OptionPhrase, PickDecision, Picks, SeenDecision } from './game.ts';
import type { Consultation } from './module.ts';
import type { Seat } from './seats.ts';

/**
 * How to sit at a match, or to look on from beside it: news in, choices out, all of it plain data. Whoever
 * sits there, at this table or far away, knows no more than this, and holds no state.
 */
export interface SeatPort<View = unknown, Event extends GameEvent = GameEvent> {
  /** Tells at once how things stand, and all that happens from now on. Gives the way out. */
  listen(hear: (news: SeatNews<View, Event>) => void): () => void;
  /** Answers the decision of a step. */
  choose(step: number, picks: Picks): Promise<SeatAnswer>;
  /** Why something cannot be done at a step, in words for whoever sits here; nothing if it can. */
  whyNot(step: number, option: Option): Promise<string | undefined>;
  /** What only the holder of the position can answer; nothing if there is no answer. */
  consult(step: number, question: Consultation): Promise<unknown>;
  /** Takes back the last choice of this seat, and all since. */
  undo(step: number): Promise<SeatAnswer>;
  concede(): Promise<SeatAnswer>;
}

/** Whether something was done; if not, why. */
export type SeatAnswer = { readonly done: true } | { readonly refused: string };

/** How a match stands after a step, as one seat may know it. */
export interface Standing<View = unknown> {
  /** How many choices have been made. */
  readonly step: number;
  readonly view: View;
  readonly decision: SeatDecision;
  readonly undo: SeatUndo;
}

/** News of a match: someone has just sat down, a choice was made, or choices were taken back. */
export type SeatNews<View = unknown, Event extends GameEvent = GameEvent> =
  | (Standing<View> & Seated<View, Event> & { readonly news: 'seated' })
  | (Standing<View> & { readonly news: 'step'; readonly told: ToldStep<Event> })
  | (Standing<View> & { readonly news: 'back' });

/** What one is told beside how things stand on sitting down. */
interface Seated<View, Event extends GameEvent> {
  /** All that has happened. */
  readonly story: readonly ToldStep<Event>[];
  /** The position before the last step, so that it can be told once more. */
  readonly before?: View;
}

/** What happened in one step, as one seat was told of it. */
export interface ToldStep<Event extends GameEvent = GameEvent> {
  /** Who chose; nobody did before the first position. */
  readonly chooser?: Seat;
  readonly events: readonly ToldEvent<Event>[];
}

/** Something that happened, in the form that the seat may see, and its words. */
export interface ToldEvent<Event extends GameEvent = GameEvent> {
  readonly event: Event;
  readonly words: Words;
}

/** A decision as a seat sees it: what can be picked has its words. */
export type SeatDecision = Exclude<SeenDecision, PickDecision> | LabelledPick;

/** A question of picks with the words of each option, in their order: as they are read, and as they are typed. */
export type LabelledPick = Extract<SeenDecision, PickDecision> & {
  readonly labels: readonly string[];
  readonly phrases: readonly OptionPhrase[];
};

/** To which step the seat can go back, and whether nobody loses by it; or why it cannot. */
export type SeatUndo =
  | { readonly to: number; readonly free: boolean }
  | { readonly refused: string };
