import type { GameEvent } from '../contract/events.ts';
import type { Game, GameState, Step } from '../contract/game.ts';
import { fingerprint, HASH_LENGTH } from './fingerprint.ts';
import type { Fingerprint, MatchRecord } from './record.ts';
import { replay } from './replay.ts';
import { matchStart } from './start.ts';

/** A match that was played again from its record. */
export interface Rerun<
  State extends GameState = GameState,
  Options = unknown,
  View = unknown,
  Event extends GameEvent = GameEvent,
> {
  readonly game: Game<State, Options, View, Event>;
  /** The positions, each with the events that led to it: the first one, and one for each choice. */
  readonly steps: readonly Step<State, Event>[];
  /** The record as far as it was played, with whole fingerprints; what was seen is left out. */
  readonly record: MatchRecord<Options>;
}

/**
 * Plays a record again, up to a step (all of it by default). Throws a `RecordMismatch` at the first
 * difference.
 */
export function rerun<State extends GameState, Options, View, Event extends GameEvent>(
  game: Game<State, Options, View, Event>,
  record: MatchRecord<Options>,
  upTo: number = record.steps.length,
): Rerun<State, Options, View, Event> {
  const kept = { ...record, steps: record.steps.slice(0, upTo) };
  const steps = [...replay(game, kept)];
  const stateAt = (step: number) => (steps[step] as Step<State, Event>).state;
  const notes = record.notes?.filter(({ step }) => step <= upTo);
  return {
    game,
    steps,
    record: {
      format: 2,
      game: game.name,
      version: game.version,
      ...matchStart(record),
      start: wholeHash(record.start, stateAt(0)),
      steps: kept.steps.map(({ choice, hash }, index) => ({
        choice,
        hash: wholeHash(hash, stateAt(index + 1)),
      })),
      takebacks: record.takebacks.filter(({ step }) => step <= upTo),
      ...(notes && { notes }),
    },
  };
}

/** The fingerprint of a position of which only the beginning may be known. */
function wholeHash(hash: Fingerprint, state: GameState): Fingerprint {
  return hash.length === HASH_LENGTH ? hash : fingerprint(state);
}
