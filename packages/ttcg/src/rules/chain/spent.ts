import type { CardId } from '@cardscape/kernel';
import type { Program } from '../book/program.ts';
import type { Link } from '../position/chain-link.ts';
import type { Duel } from '../position/duel.ts';
import { USES_LIMIT } from '../position/limits.ts';
import type { FieldCard } from '../position/state.ts';
import { isKeptFrom } from '../standing/forces.ts';
import type { Happening } from './happening.ts';

/** Has an effect been used as often as its type or its text allows? */
export function isSpent({ type, limit }: Program, there: FieldCard, effect: 0 | 1): boolean {
  const [turn, game] = [there.uses[effect], there.usesInAll[effect]];
  if (turn >= USES_LIMIT || (type === 'overload' && game > 0) || (type === 'dormant' && turn > 0))
    return true;
  return limit !== undefined && (limit.per === 'turn' ? turn : game) >= limit.times;
}

/**
 * R-T81. An effect that has untapped its own card, for which nothing is paid and which does not say how often, is
 * over for this turn: it could be used without end.
 */
export function tire(there: FieldCard, program: Program, link: Link): void {
  const { usedByHand, first, limit } = program;
  if (!usedByHand || first.price.length > 0 || limit || link.event !== null) return;
  if (tapsItsCard(program, link.event)) there.uses[link.effect as 0 | 1] = USES_LIMIT;
}

/**
 * Every type taps its card but passive, dormant and the first work of an echo (R-T20). What has been
 * tapped for and is at work does not tap again when it is set off.
 */
export function tapsItsCard({ type }: Program, event: Happening | null): boolean {
  if (type === 'passive' || type === 'dormant') return false;
  return event === null || !(type === 'echo' || type === 'continuous' || type === 'equip');
}

/** R-T64. Must its card be tapped for an effect, while something keeps it from that? */
export function cannotTap(
  duel: Duel,
  id: CardId,
  program: Program,
  event: Happening | null,
): boolean {
  if (!tapsItsCard(program, event) || duel.state.field[id]?.tapped !== 0) return false;
  return isKeptFrom(duel, id, 'be tapped');
}
