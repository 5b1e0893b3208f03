import type { CardPrint } from '../../cards/print.ts';
import type { GameEvent } from '../../contract/events.ts';
import type { Seat } from '../../contract/seats.ts';
import type { PlayerNames } from '../../english/names.ts';
import type { Edit } from './edits.ts';

/** Those for whom it is kept what they saw: the players, and one who also sees the hands. */
export const WATCHERS = [0, 1, 'hands'] as const;

/** One of those for whom it is kept what they saw. */
export type Watcher = (typeof WATCHERS)[number];

/**
 * What was seen of a match, step by step, as plain data: it can be watched after rules and cards have
 * moved on. Each step is told as a difference from the one before.
 */
export interface SeenMatch {
  /** The shape of its views and events (see `viewVersion` of the opened game). */
  readonly views: number;
  /** What the two played as. */
  readonly sides: PlayerNames;
  /** The cards that took part, as they were printed. */
  readonly prints: Readonly<Record<string, CardPrint>>;
  /** The names of cards by their numbers, for the sentences. */
  readonly names: Readonly<Record<string, string>>;
  /** Every sentence that was said, once. */
  readonly sentences: readonly Sentence[];
  readonly steps: readonly SeenStep[];
  /** How it ended, if it did. */
  readonly end?: { readonly winner: Seat | null; readonly words: string };
}

/** A sentence; a number in it is a card, which goes by its name. */
export type Sentence = readonly (string | number)[];

/** What was seen of one step. */
export interface SeenStep {
  /** What changed in the views, by the watchers whose views have it in common: `0 1 hands`, `0 hands`. */
  readonly edits: Readonly<Record<string, readonly Edit[]>>;
  /** What happened, with what only some may know of it. */
  readonly events: readonly GameEvent[];
  /**
   * What was said of each event, as numbers of sentences: one for all watchers, or one for each. Where
   * nothing happened, what was chosen is said instead.
   */
  readonly said: readonly (number | readonly number[])[];
}
