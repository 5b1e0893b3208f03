import type { Decision, Picks } from '../contract/game.ts';
import { below, type Random, shuffle } from './random.ts';

/** A legal answer to a decision, each number of picks and each pick equally likely. */
export function randomPicks(decision: Decision, random: Random): Picks {
  const { min, max } = decision;
  const amount = min === max ? min : min + below(random, max - min + 1);
  if (decision.ask === 'number') return [amount];
  const { options } = decision;
  if (amount === 1) return [below(random, options.length)];
  const places = options.map((_, place) => place);
  shuffle(random, places);
  const picks = places.slice(0, amount);
  return decision.ordered ? picks : picks.sort((a, b) => a - b);
}
