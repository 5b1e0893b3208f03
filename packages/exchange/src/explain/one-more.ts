import type { Circulation, Network } from '../flow/network.ts';
import { addLevels, compareLevels, type Levels, nothing } from '../levels.ts';

/** An arc that carries one more, or one less. */
export interface Turned {
  readonly arc: number;
  readonly isMore: boolean;
}

/** What would have to change so that an arc carries one more, and what that comes to. */
export interface OneMore {
  readonly gain: Levels;
  readonly turned: readonly Turned[];
}

/**
 * The exchange that is worth most among those in which an arc carries one more, as a change of the one at hand.
 * Prices make it a search of the shortest path (Dijkstra): what is left of arcs that can carry more, or less,
 * has one sign.
 */
export function oneMore(
  network: Network,
  { flow, prices }: Pick<Circulation, 'flow' | 'prices'>,
  arc: number,
): OneMore | undefined {
  const { nodes, from, to, capacity, worth } = network;
  const leftOf = (one: number): number[] =>
    worth.map((level, at) => {
      const price = prices[at] as Float64Array;
      return (
        (level[one] as number) +
        (price[from[one] as number] as number) -
        (price[to[one] as number] as number)
      );
    });
  const start = to[arc] as number;
  const end = from[arc] as number;
  const arcsAt: number[][] = Array.from({ length: nodes }, () => []);
  for (let one = 0; one < from.length; one++) {
    arcsAt[from[one] as number]?.push(one);
    arcsAt[to[one] as number]?.push(one);
  }
  // The arcs beside this one: going back on them would only undo it.
  const isBeside = (one: number) => from[one] === end && to[one] === start;
  const gains = new Map<number, number[]>([[start, nothing(worth.length)]]);
  const by = new Map<number, Turned>();
  const open = new Set([start]);
  const done = new Set<number>();
  while (open.size > 0) {
    let node = -1;
    for (const one of open)
      if (node < 0 || compareLevels(gains.get(one) ?? [], gains.get(node) ?? []) > 0) node = one;
    if (node === end) break;
    open.delete(node);
    done.add(node);
    for (const one of arcsAt[node] ?? []) {
      const isMore = from[one] === node;
      const next = (isMore ? to[one] : from[one]) as number;
      const carries = flow[one] as number;
      if (isBeside(one) || done.has(next)) continue;
      if (isMore ? carries >= (capacity[one] as number) : carries === 0) continue;
      const gain = [...(gains.get(node) ?? [])];
      addLevels(gain, leftOf(one), isMore ? 1 : -1);
      const before = gains.get(next);
      if (before && compareLevels(before, gain) >= 0) continue;
      gains.set(next, gain);
      by.set(next, { arc: one, isMore });
      open.add(next);
    }
  }
  const found = gains.get(end);
  if (!found) return undefined;
  const gain = [...found];
  addLevels(gain, leftOf(arc));
  const turned: Turned[] = [];
  for (let node = end; node !== start; ) {
    const step = by.get(node) as Turned;
    turned.push(step);
    node = (step.isMore ? from[step.arc] : to[step.arc]) as number;
  }
  return { gain, turned };
}
