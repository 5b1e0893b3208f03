import type { Choice, Decision, Outcome, Picks } from './game.ts';

/** A choice that the decision does not allow. Nothing has been changed by it. */
export class IllegalChoice extends Error {
  override readonly name = 'IllegalChoice';
}

/**
 * Reads a choice that may come from anywhere: checks it against the decision and builds a fresh
 * value, so that nothing else of what was sent is kept. Throws an `IllegalChoice` that says what
 * would be right.
 */
export function readChoice(decision: Decision | Outcome, given: unknown): Choice {
  if (decision.ask === 'over') throw new IllegalChoice('The game is over: nothing can be chosen.');
  if (Array.isArray(given)) return readPicks(decision, given);
  if (typeof given !== 'object' || given === null || !Object.hasOwn(given, 'concede'))
    throw new IllegalChoice('A choice is a list of whole numbers, or a concession.');
  // Conceding is possible for either player at any time.
  const { concede } = given as { concede: unknown };
  if (concede !== 0 && concede !== 1) throw new IllegalChoice('Seat 0 or seat 1 can concede.');
  return { concede };
}

function readPicks(decision: Decision, given: readonly unknown[]): Picks {
  const { min, max } = decision;
  const [fewest, most] = decision.ask === 'number' ? [1, 1] : [min, max];
  if (given.length < fewest || given.length > most)
    throw new IllegalChoice(`Choose ${span(fewest, most)}, not ${given.length}.`);
  const [lowest, highest] =
    decision.ask === 'number' ? [min, max] : [0, decision.options.length - 1];
  const picks: number[] = [];
  for (let place = 0; place < given.length; place++)
    picks.push(readNumber(given[place], lowest, highest));
  if (new Set(picks).size !== picks.length)
    throw new IllegalChoice('Each option can be chosen once.');
  return decision.ask === 'pick' && !decision.ordered ? picks.sort((a, b) => a - b) : picks;
}

function readNumber(given: unknown, lowest: number, highest: number): number {
  if (typeof given === 'number' && Number.isInteger(given) && given >= lowest && given <= highest)
    return given + 0; // -0 becomes 0: JSON would not keep it
  const found = typeof given === 'number' ? String(given) : typeof given;
  throw new IllegalChoice(`Choose whole numbers from ${span(lowest, highest)}, not ${found}.`);
}

function span(lowest: number, highest: number): string {
  return lowest === highest ? String(lowest) : `${lowest} to ${highest}`;
}
