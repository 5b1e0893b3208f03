import { pairUp } from './pair-up.ts';
import type { Apart, Pool, Share } from './pool.ts';

/**
 * Parts what goes round into pools, one for each design. Those of a design who keep apart from others of it
 * are paired up before, so that as few as can be stand next to somebody they keep apart from.
 */
export function keepApart(pools: readonly Pool[], isApart: Apart | undefined): Pool[] {
  return isApart ? pools.flatMap((pool) => splitPool(pool, isApart)) : [...pools];
}

function splitPool({ design, givers, takers }: Pool, isApart: Apart): Pool[] {
  const bound = new Set<string>();
  for (const giver of givers)
    for (const taker of takers)
      if (isApart(giver.of, taker.of)) bound.add(`g${giver.of}`).add(`t${taker.of}`);
  if (bound.size === 0) return [{ design, givers, takers }];
  const free: Pool = { design, givers: [], takers: [] };
  const pairs: Pool[] = [];
  const join = (shares: Share[], of: number, left: number) => {
    const share = shares.find((one) => one.of === of);
    if (share) share.left += left;
    else shares.push({ of, left });
  };
  for (const { giver, taker, count } of pairUp(givers, takers, isApart)) {
    if (bound.has(`g${giver}`) || bound.has(`t${taker}`)) {
      const alone = (of: number) => [{ of, left: count }];
      pairs.push({ design, givers: alone(giver), takers: alone(taker) });
    } else {
      join(free.givers, giver, count);
      join(free.takers, taker, count);
    }
  }
  return free.givers.length > 0 ? [...pairs, free] : pairs;
}
