import type { Count } from '../../language/tree/tree.ts';

/** How few and how many of so many cards a count lets somebody choose. */
export function countBounds(count: Count, there: number): { min: number; max: number } {
  if (count === 'all' || count === 'any') return { min: 0, max: there };
  if ('least' in count) return { min: count.least, max: Math.max(count.least, there) };
  return 'n' in count ? { min: count.n, max: count.n } : { min: 0, max: count.upTo };
}
