import type { BroughtCards, SetName } from '../cards/card-set-files.ts';
import type { Choice } from '../contract/game.ts';
import type { PlayerNames } from '../english/names.ts';
import type { SeenMatch } from './seen/seen-match.ts';

/** A whole match as data: how it began and what was chosen. Running it again is the replay. */
export interface MatchRecord<Options = unknown> {
  readonly format: 2;
  readonly game: string;
  readonly version: number;
  /** The built-in set it was played with; old records do not tell. */
  readonly set?: SetName;
  /** The designs that take part, each with its hash, so that one can tell what has changed since. */
  readonly designs?: Readonly<Record<string, string>>;
  /** The cards that someone brought. */
  readonly cards?: BroughtCards;
  /** What the match began in, if not at its start. */
  readonly position?: unknown;
  readonly options: Options;
  readonly seed: string;
  /** What the players are called, by seat, if that is known. */
  readonly names?: PlayerNames;
  /** The fingerprint of the first position. */
  readonly start: Fingerprint;
  readonly steps: readonly RecordedStep[];
  /** Choices that were taken back after something had been seen. */
  readonly takebacks: readonly Takeback[];
  /** What people who looked at it wrote down. */
  readonly notes?: readonly Note[];
  /** What was seen, step by step, for when rules and cards have moved on. */
  readonly seen?: SeenMatch;
}

/** The fingerprint of a position, or its beginning; empty where it is not known. */
export type Fingerprint = string;

/** Words that someone left at a position of a match. */
export interface Note {
  /** After how many choices. */
  readonly step: number;
  readonly text: string;
}

/** A choice and the fingerprint of the position after it. */
export interface RecordedStep {
  readonly choice: Choice;
  readonly hash: Fingerprint;
}

/** At this step, so many choices were taken back freely. */
export interface Takeback {
  readonly step: number;
  readonly dropped: number;
}

/** A record that does not play as it was written. */
export class RecordMismatch extends Error {
  override readonly name = 'RecordMismatch';
  /** The first step that differs; -1 is the first position. */
  readonly step: number;

  constructor(step: number, message: string) {
    super(message);
    this.step = step;
  }
}

/** A record as the text of a file: for people to read, but for what was seen, which is long. */
export function recordText({ seen, ...record }: MatchRecord): string {
  const written = JSON.stringify(record, null, 2);
  if (!seen) return `${written}\n`;
  return `${written.slice(0, -2)},\n  "seen": ${JSON.stringify(seen)}\n}\n`;
}
