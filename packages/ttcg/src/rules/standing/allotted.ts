import type { Seat } from '@cardscape/kernel';
import type { Duel } from '../position/duel.ts';
import { HAND_LIMIT } from '../position/limits.ts';
import { concerns } from './barred.ts';
import { forces } from './forces.ts';

/** The numbers that effects give a player for something the rules count. */
function allotted(duel: Duel, seat: Seat, what: 'draws' | 'hand'): (number | 'any')[] {
  return forces(duel).onPlayers.flatMap(({ act, seat: maker }) =>
    act.do === 'allot' && act.what === what && concerns(act.who, maker, seat) ? [act.n] : [],
  );
}

/** How many cards a player draws in their draw phase: one, or the most that an effect says. */
export function drawsInPhase(duel: Duel, seat: Seat): number {
  return Math.max(1, ...allotted(duel, seat, 'draws').map(Number));
}

/** How many cards a player keeps at the end of their turn: ten, or what effects say; none of them is too many (R-T13). */
export function handLimitOf(duel: Duel, seat: Seat): number {
  const limits = allotted(duel, seat, 'hand');
  if (limits.includes('any')) return Number.POSITIVE_INFINITY;
  return limits.length > 0 ? Math.min(...limits.map(Number)) : HAND_LIMIT;
}
