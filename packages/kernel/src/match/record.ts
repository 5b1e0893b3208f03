import { IllegalChoice } from '../contract/choices.ts';
import type { GameEvent } from '../contract/events.ts';
import type { Choice, Game, GameState, Step } from '../contract/game.ts';
import type { PlayerNames } from '../english/names.ts';
import type { BroughtCards, SetName } from '../files/card-set-files.ts';
import { fingerprint } from './fingerprint.ts';
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

/**
 * Plays a record: the first step, then one for each choice. Throws at the first difference; where a
 * fingerprint is shortened or not known, only what is there is compared.
 */
export function* replay<State extends GameState, Options, View, Event extends GameEvent>(
  game: Game<State, Options, View, Event>,
  record: MatchRecord<Options>,
): Generator<Step<State, Event>, void, undefined> {
  if (record.game !== game.name)
    throw new RecordMismatch(-1, `This is a record of ${record.game}, not of ${game.name}.`);
  if (record.version !== game.version)
    throw new RecordMismatch(
      -1,
      `This record was made with version ${record.version} of ${game.name}; this is version ${game.version}.`,
    );
  let step = game.setup(record.options, record.seed);
  compare(-1, record.start, step.state);
  yield step;
  for (const [index, { choice, hash }] of record.steps.entries()) {
    step = decideRecorded(game, step.state, choice, index);
    compare(index, hash, step.state);
    yield step;
  }
}

function decideRecorded<State extends GameState, Options, View, Event extends GameEvent>(
  game: Game<State, Options, View, Event>,
  state: State,
  choice: Choice,
  index: number,
): Step<State, Event> {
  try {
    return game.decide(state, choice);
  } catch (error) {
    if (!(error instanceof IllegalChoice)) throw error;
    throw new RecordMismatch(index, `Step ${index + 1} cannot be played: ${error.message}`);
  }
}

/** Words count steps from 1; what comes before the first of them is the first position. */
function compare(step: number, expected: Fingerprint, state: GameState): void {
  if (expected === '') return;
  const found = fingerprint(state);
  if (found.startsWith(expected)) return;
  const hashes = `expected ${expected}, found ${found}`;
  throw new RecordMismatch(
    step,
    step < 0
      ? `The first position differs from the record (${hashes}): its options, its seed or its cards are not those it was played with.`
      : `The position after step ${step + 1} differs from the record: ${hashes}.`,
  );
}

/** A record as the text of a file: for people to read, but for what was seen, which is long. */
export function recordText({ seen, ...record }: MatchRecord): string {
  const written = JSON.stringify(record, null, 2);
  if (!seen) return `${written}\n`;
  return `${written.slice(0, -2)},\n  "seen": ${JSON.stringify(seen)}\n}\n`;
}
