import { opponentOf, type Seat } from '@cardscape/kernel';
import type { KolymaView, PlayerView } from './view.ts';

/** What a won round is worth, in points of distance. */
const ROUND_WORTH = 100;
/** Being over loses to any total that is not, but a flip can mend it: like lying this far short. */
const OVER_COST = 20;
/** What a special card in hand is worth, in points of distance. */
const CARD_WORTH = 0.4;

/** How good a position looks to a seat, from what lies open: for bots that look one step ahead. */
export function evaluateView({ players, target }: KolymaView, seat: Seat): number {
  return standing(players[seat], target) - standing(players[opponentOf(seat)], target);
}

function standing({ wins, total, hand }: PlayerView, target: number): number {
  const distance = total > target ? OVER_COST + total - target : target - total;
  return wins * ROUND_WORTH - distance + hand.length * CARD_WORTH;
}
