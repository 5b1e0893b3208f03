import type { Decision, Picks, Seat } from '@cardscape/kernel';
import type { LanternBook } from '../set/book.ts';
import { handOf } from './state.ts';
import type { LanternView } from './view.ts';

/** What a turn brings that is not used to keep a lantern: the die, on average. */
const TURN_WORTH = 3.5;

/**
 * How good a position looks to a seat: its score, and what its turns to come can bring, each the best
 * lantern left in hand or the die. Nothing that it does changes the score of the other.
 */
export function evaluateWith(book: LanternBook): (view: LanternView, seat: Seat) => number {
  return (view, seat) => {
    const turns = view.active === seat ? Math.ceil(view.turn / 2) : Math.floor(view.turn / 2);
    const hand = view.zones[handOf(seat)] ?? [];
    const worth = hand
      .map((seen) => ('card' in seen ? book.value(seen.design) : 0))
      .filter((value) => value > TURN_WORTH)
      .sort((one, two) => two - one)
      .slice(0, turns);
    const rest = (turns - worth.length) * TURN_WORTH;
    return worth.reduce((sum, value) => sum + value, (view.score[seat] ?? 0) + rest);
  };
}

/** How a bot goes on in the middle of a turn: it bids the most, and buries nothing. */
export function goOn({ kind, max }: Decision): Picks | undefined {
  if (kind === 'bid') return [max];
  return kind === 'bury' ? [] : undefined;
}
