import { randomFrom, split } from '../chance/random.ts';
import { createGame } from '../contract/create-game.ts';
import type { GameEvent } from '../contract/events.ts';
import type { Game, GameRules, GameState } from '../contract/game.ts';
import { fingerprint } from '../match/fingerprint.ts';
import type { Check } from './checks.ts';
import type { FuzzPlan } from './fuzz.ts';
import { walk } from './walk.ts';

/** A check that finds texts in a position that are no identifiers; those under `words` are for people. */
export function holdsOnly(isIdentifier: (text: string) => boolean): Check {
  return ({ after }) =>
    [...textsIn(after.state)]
      .filter((text) => !isIdentifier(text))
      .map((text) => `the position holds the words "${text}"`);
}

function textsIn(data: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof data === 'string') found.add(data);
  if (typeof data === 'object' && data !== null)
    for (const [key, part] of Object.entries(data)) if (key !== 'words') textsIn(part, found);
  return found;
}

/**
 * Plays random games twice, the second time with other words for everything; returns the seeds of those
 * whose positions differ.
 */
export function changedByWords<State extends GameState, Options, View, Event extends GameEvent>(
  rules: GameRules<State, Options, View, Event>,
  { games, seed, options }: Pick<FuzzPlan<Options>, 'games' | 'seed' | 'options'>,
): string[] {
  const [game, other] = [createGame(rules), createGame(inOtherWords(rules))];
  return Array.from({ length: games }, (_, number) => `${seed}/${number}`).filter((each) => {
    const start = options(split(randomFrom(each), 'options'));
    return fingerprints(game, start, each).join() !== fingerprints(other, start, each).join();
  });
}

function inOtherWords<State extends GameState, Options, View, Event extends GameEvent>(
  rules: GameRules<State, Options, View, Event>,
): GameRules<State, Options, View, Event> {
  return {
    ...rules,
    prompt: () => 'Other words?',
    phrase: () => ({ verb: 'Other', object: 'words' }),
    label: () => 'Other words',
    narrate: () => ['Other words.'],
    ending: () => 'other words',
  };
}

function fingerprints<State extends GameState, Options, View, Event extends GameEvent>(
  game: Game<State, Options, View, Event>,
  options: Options,
  seed: string,
): string[] {
  const { state } = game.setup(options, seed);
  const hashes = [fingerprint(state)];
  for (const { after } of walk(game, state, randomFrom(seed))) {
    game.decisionFor(after.state, 'hands');
    hashes.push(fingerprint(after.state));
  }
  return hashes;
}
