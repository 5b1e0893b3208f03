import { pairUp } from './pair-up.ts';
import type { Apart, Pool, Share } from './pool.ts';

/**
 * Parts what goes round into pools, one for each design. Those of a design who keep apart from others of it
 * are paired up before, so that as few as can be stand next to somebody they keep apart from.
 */
export function keepApart(pools: readonly Pool[], apart: Apart | undefined): Pool[] {
  return apart ? pools.flatMap((pool) => splitPool(pool, apart)) : [...pools];
}

function splitPool({ design, givers, takers }: Pool, apart: Apart): Pool[] {
  const ids = new Set(takers.map(({ of }) => of));
  const bound = { givers: new Set<number>(), takers: new Set<number>() };
  for (const giver of givers)
    for (const other of apart(giver.of))
      if (ids.has(other)) {
        bound.givers.add(giver.of);
        bound.takers.add(other);
      }
  if (bound.givers.size === 0) return [{ design, givers, takers }];
  const free = { givers: new Map<number, number>(), takers: new Map<number, number>() };
  const join = (side: Map<number, number>, of: number, left: number) =>
    side.set(of, (side.get(of) ?? 0) + left);
  const pairs: Pool[] = [];
  for (const { giver, taker, count } of pairUp(givers, takers, apart)) {
    if (bound.givers.has(giver) || bound.takers.has(taker)) {
      const alone = (of: number) => [{ of, left: count }];
      pairs.push({ design, givers: alone(giver), takers: alone(taker) });
    } else {
      join(free.givers, giver, count);
      join(free.takers, taker, count);
    }
  }
  const shares = (side: Map<number, number>) =>
    [...side].map(([of, left]): Share => ({ of, left }));
  return free.givers.size > 0
    ? [...pairs, { design, givers: shares(free.givers), takers: shares(free.takers) }]
    : pairs;
}
