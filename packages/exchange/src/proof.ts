import { filledUp } from './flow/greedy.ts';
import { type Circulation, type Network, worthOf } from './flow/network.ts';
import { compareLevels, isReached, type Levels } from './levels.ts';

/** What a result says of how good it is. */
export interface Proof<Prices> {
  readonly prices: Prices;
  readonly bound: Levels;
  readonly proven: boolean;
}

/**
 * What goes round in a network, to be made a result. If there was no time to find the best, it is filled up with
 * what fits beside it, or made anew in that way, whichever is worth more.
 */
export function toBeTaken(network: Network, { flow, isBest }: Circulation): Float64Array {
  if (isBest) return flow;
  const [more, anew] = [flow, new Float64Array(flow.length)].map((one) =>
    filledUp(network, one),
  ) as [Float64Array, Float64Array];
  return compareLevels(worthOf(network, more), worthOf(network, anew)) < 0 ? anew : more;
}

/** The proof by the prices that were found; prices of nothing may say more if there was no time to find them. */
export function proofOf<Prices>(
  levels: Levels,
  { prices, isBest }: Circulation,
  named: (prices: Circulation['prices']) => Prices,
  boundOf: (prices: Prices) => readonly bigint[],
): Proof<Prices> {
  const found = provenBy(levels, named(prices), boundOf);
  if (isBest) return found;
  const plain = prices.map((level) => new Float64Array(level.length));
  const other = provenBy(levels, named(plain), boundOf);
  return compareLevels(other.bound, found.bound) < 0 ? other : found;
}

function provenBy<Prices>(
  levels: Levels,
  prices: Prices,
  boundOf: (prices: Prices) => readonly bigint[],
): Proof<Prices> {
  const bound = boundOf(prices);
  return { prices, bound: bound.map(Number), proven: isReached(bound, levels) };
}
