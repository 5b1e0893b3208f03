import { type CardId, SEATS, type Seat, zoneOf } from '@cardscape/kernel';
import type { Act } from '../../language/tree/tree.ts';
import type { Program } from '../book/program.ts';
import { amountOf, deckDrawnBy, drawsOf } from '../meaning/amounts.ts';
import { doersOf } from '../meaning/doers.ts';
import { fitsCard } from '../meaning/filter.ts';
import type { Duel } from '../position/duel.ts';
import { payingFor, type Scope } from '../position/scope.ts';
import { deckOf, handOf } from '../position/zones.ts';
import { isBarred, isBarredFromPoints } from '../standing/barred.ts';
import { canDo, type Eyes } from './can-do.ts';
import { causeIn } from './cause.ts';

/** The cards of the hand that can be discarded for an overload effect, as far as these eyes can tell. */
export function handLeft(
  duel: Duel,
  scope: Scope,
  { effect: { discards } }: Program,
  eyes: Eyes = scope.you,
): CardId[] {
  const { you, source } = scope;
  if (isBarred(duel, you, 'discard')) return [];
  const left = zoneOf(duel.state.table, handOf(you)).cards.filter((id) => id !== source.card);
  if (!discards || eyes !== you) return left;
  return left.filter((id) => fitsCard(duel, scope, id, discards));
}

/** Can costs be paid in full, all of them? */
export function arePayable(duel: Duel, scope: Scope, cost: readonly Act[], eyes: Eyes): boolean {
  if (!cost.every((act) => isPayable(duel, scope, act, eyes))) return false;
  return (
    cost.length === 1 ||
    SEATS.every((seat) => pointsOf(duel, scope, cost, seat) <= duel.state.players[seat].points)
  );
}

/** The points that a player loses by costs. */
function pointsOf(duel: Duel, scope: Scope, cost: readonly Act[], seat: Seat): number {
  return cost.reduce((sum, act) => {
    if (act.do !== 'points' || act.change.op !== 'lose') return sum;
    const pays = doersOf(duel, scope, act.who).includes(seat);
    return pays ? sum + amountOf(duel, scope, act.change.amount) : sum;
  }, 0);
}

/** Can a cost be paid in full, and does nothing forbid it (R-T64)? */
export function isPayable(duel: Duel, scope: Scope, act: Act, eyes: Eyes): boolean {
  if (act.do === 'points') {
    const { change } = act;
    const price = change.op === 'lose' ? amountOf(duel, scope, change.amount) : 0;
    const by = change.op === 'gain' ? 1 : -1;
    return doersOf(duel, scope, act.who).every(
      (seat) =>
        duel.state.players[seat].points >= price &&
        !isBarredFromPoints(duel, { seat, by, cause: causeIn(scope) }),
    );
  }
  if (act.do === 'draw' || act.do === 'mill') {
    const { amount } = act;
    return doersOf(duel, scope, act.who).every(
      (seat) =>
        !(act.do === 'draw' && isBarred(duel, seat, 'draw')) &&
        zoneOf(duel.state.table, deckOf(deckDrawnBy(seat, act))).cards.length >=
          drawsOf(duel, scope, seat, amount),
    );
  }
  return canDo(duel, payingFor(scope), act, eyes);
}
