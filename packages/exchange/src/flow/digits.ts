import type { Network } from './network.ts';

/** Up to here every whole number is exact. */
const MOST_EXACT = Number.MAX_SAFE_INTEGER;

/**
 * What arcs are worth, with as many levels in one number as surely fit: a number is compared faster than
 * a list. Numbers compare as the levels in them do, and so do all sums along paths of the network.
 */
export function digitsOf({ nodes, from, to, worth }: Network): Float64Array[] {
  const digits: Float64Array[] = [];
  let room = 0;
  for (const level of worth) {
    const base = baseOf(nodes, from, to, level);
    const digit = digits.at(-1);
    if (digit && room * base <= MOST_EXACT) {
      for (let arc = 0; arc < digit.length; arc++)
        digit[arc] = (digit[arc] as number) * base + (level[arc] as number);
      room *= base;
    } else {
      digits.push(level.slice());
      room = base;
    }
  }
  return digits;
}

/**
 * How many values what an arc leaves can have on a level. Prices are sums along paths that visit no node
 * twice: none is more than what the dearest arcs of all nodes are worth together.
 */
function baseOf(nodes: number, from: Int32Array, to: Int32Array, level: Float64Array): number {
  const dearest = new Float64Array(nodes);
  let most = 0;
  for (let arc = 0; arc < level.length; arc++) {
    const worth = Math.abs(level[arc] as number);
    const start = from[arc] as number;
    const end = to[arc] as number;
    if (worth > (dearest[start] as number)) dearest[start] = worth;
    if (worth > (dearest[end] as number)) dearest[end] = worth;
    if (worth > most) most = worth;
  }
  const path = dearest.reduce((sum, worth) => sum + worth, 0);
  return 2 * (2 * path + most) + 1;
}
