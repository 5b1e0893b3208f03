import {
  type Decision,
  type Game,
  type GameEvent,
  type GameState,
  type Random,
  randomPicks,
} from '@cardscape/kernel';
import { isChoice } from './choices.ts';

/** Answers the decision and gives the next position. */
export type Play<S> = (state: S, decision: Decision) => S;

/** Plays one match; returns how many decisions had two or more legal answers. */
export function playMatch<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  options: O,
  seed: string,
  play: Play<S>,
): number {
  let { state } = game.setup(options, seed);
  let decisions = 0;
  for (;;) {
    const decision = game.decision(state);
    if (decision.ask === 'over') return decisions;
    if (isChoice(decision)) decisions++;
    state = play(state, decision);
  }
}

/** Answers at random and plays on in the same position. */
export function inPlace<S extends GameState>(
  game: Pick<Game<S>, 'advance'>,
  random: Random,
): Play<S> {
  return (state, decision) => {
    game.advance(state, decision, randomPicks(decision, random));
    return state;
  };
}

/** Answers at random and keeps every position. */
export function copied<S extends GameState>(
  game: Pick<Game<S>, 'decide'>,
  random: Random,
): Play<S> {
  return (state, decision) => game.decide(state, randomPicks(decision, random)).state;
}
