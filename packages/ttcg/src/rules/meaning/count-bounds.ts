import type { Count } from '../../language/tree/tree.ts';
import type { Duel } from '../position/duel.ts';
import type { Scope } from '../position/scope.ts';
import { amountOf, halfOf } from './amounts.ts';

/** How few and how many of so many cards a count lets somebody choose. */
export function countBounds(
  duel: Duel,
  scope: Scope,
  count: Count,
  there: number,
): { min: number; max: number } {
  if (count === 'all' || count === 'any') return { min: 0, max: there };
  if ('amount' in count) {
    const max = Math.min(there, amountOf(duel, scope, count.amount));
    return { min: count.upTo ? 0 : max, max };
  }
  if ('downTo' in count) {
    const n = Math.max(0, there - count.downTo);
    return { min: n, max: n };
  }
  if ('kinds' in count) return { min: Math.min(1, there), max: there };
  if ('half' in count) {
    const n = halfOf(there, count.up);
    return { min: n, max: n };
  }
  if ('least' in count)
    return { min: count.least, max: count.most ?? Math.max(count.least, there) };
  return 'n' in count ? { min: count.n, max: count.n } : { min: 0, max: count.upTo };
}
