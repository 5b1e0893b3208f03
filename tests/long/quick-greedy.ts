import {
  type Decision,
  type GameEvent,
  type GameState,
  type Picks,
  type Random,
  randomPicks,
  redeal,
} from '@cardscape/kernel';
import type { Bot, Evaluate, GoOn } from '@cardscape/players';

/** More answers than these are not tried. */
const MOST_ANSWERS = 16;
/** No more steps than these are played to come to a quiet position. */
const MOST_STEPS = 12;

/**
 * The greedy bot for statistics over thousands of matches: it tries each answer in one dealing of the
 * cards it cannot see instead of several, and never more than a few answers.
 */
export function quickGreedy<State extends GameState, Options, View, Event extends GameEvent>(
  evaluate: Evaluate<View>,
  goOn: GoOn,
): Bot<State, Options, View, Event> {
  return ({ game, state, decision, random }) => {
    const { seat } = decision;
    const tried = answers(decision, random);
    if (tried.length === 1) return tried[0] as Picks;
    const dealing = redeal(state, seat, random, game);
    let best = tried[0] as Picks;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (const picks of tried) {
      const after = game.decide(dealing, picks).state;
      for (let step = 0; step < MOST_STEPS; step++) {
        const next = game.decision(after);
        const more = next.ask === 'over' ? undefined : goOn(next, random);
        if (next.ask === 'over' || !more) break;
        game.advance(after, next, more);
      }
      const worth = evaluate(game.view(after, seat), seat);
      if (worth > bestWorth) [best, bestWorth] = [picks, worth];
    }
    return best;
  };
}

/** Chance alone decides these, so they need no thought. */
const IDLE = ['coin', 'rps'];

function answers(decision: Decision, random: Random): Picks[] {
  if (IDLE.includes(decision.kind)) return [randomPicks(decision, random)];
  if (decision.ask === 'pick' && decision.max === 1 && decision.options.length <= MOST_ANSWERS) {
    const single: Picks[] = decision.options.map((_, place) => [place]);
    return decision.min === 0 ? [...single, []] : single;
  }
  const drawn = new Map<string, Picks>();
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const picks = randomPicks(decision, random);
    drawn.set(picks.join(), picks);
  }
  return [...drawn.values()];
}
