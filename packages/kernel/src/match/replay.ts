import { IllegalChoice } from '../contract/choices.ts';
import type { GameEvent } from '../contract/events.ts';
import type { Choice, Game, GameState, Step } from '../contract/game.ts';
import { fingerprint } from './fingerprint.ts';
import { type Fingerprint, type MatchRecord, RecordMismatch } from './record.ts';

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
