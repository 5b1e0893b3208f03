import { below, type Random } from '../chance/random.ts';
import { randomPicks } from '../chance/random-choice.ts';
import type { GameEvent } from '../contract/events.ts';
import type { Choice, Decision, Game, GameState, Step } from '../contract/game.ts';

/** One step of a random game: where it stood, what was chosen, what came of it. */
export interface Walked<State extends GameState, Options, View, Event extends GameEvent> {
  readonly game: Game<State, Options, View, Event>;
  readonly decision: Decision;
  readonly before: State;
  readonly choice: Choice;
  readonly after: Step<State, Event>;
}

/** Longer than any game that ends: beyond it the walk has met a dead end. */
const STEP_LIMIT = 20_000;

/** One game in a thousand steps is given up, so that concession is walked too. */
const CONCESSION_ODDS = 1000;

/** Plays random legal choices to the end, from a position, one step at a time. */
export function* walk<State extends GameState, Options, View, Event extends GameEvent>(
  game: Game<State, Options, View, Event>,
  start: State,
  random: Random,
): Generator<Walked<State, Options, View, Event>, void, undefined> {
  let before = start;
  for (let count = 0; count < STEP_LIMIT; count++) {
    const decision = game.decision(before);
    if (decision.ask === 'over') return;
    const choice =
      below(random, CONCESSION_ODDS) === 0
        ? ({ concede: below(random, 2) as 0 | 1 } as const)
        : randomPicks(decision, random);
    const after = game.decide(before, choice);
    yield { game, decision, before, choice, after };
    before = after.state;
  }
  throw new Error(`the game did not end within ${STEP_LIMIT} steps`);
}
