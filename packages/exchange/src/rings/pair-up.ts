import type { Apart, Share } from './pool.ts';

/** So many copies that a giver gives to a taker. */
export interface Pair {
  readonly giver: number;
  readonly taker: number;
  readonly count: number;
}

/**
 * Pairs givers with takers of as many copies, so that as many copies as can be go to somebody from whom the
 * giver does not keep apart: a largest flow, found by paths that give up pairs for others.
 */
export function pairUp(
  givers: readonly Readonly<Share>[],
  takers: readonly Readonly<Share>[],
  isApart: Apart,
): Pair[] {
  const width = takers.length;
  const paired = new Float64Array(givers.length * width);
  const unsaid = givers.map(({ left }) => left);
  const open = takers.map(({ left }) => left);
  const may = (giver: number, taker: number) =>
    !isApart((givers[giver] as Share).of, (takers[taker] as Share).of);
  const add = (giver: number, taker: number, count: number) => {
    paired[giver * width + taker] = (paired[giver * width + taker] as number) + count;
  };
  const pairDirectly = (isAllowed: (giver: number, taker: number) => boolean) => {
    for (const giver of givers.keys())
      for (const taker of takers.keys()) {
        const count = Math.min(unsaid[giver] as number, open[taker] as number);
        if (count === 0 || !isAllowed(giver, taker)) continue;
        add(giver, taker, count);
        (unsaid[giver] as number) -= count;
        (open[taker] as number) -= count;
      }
  };
  pairDirectly(may);
  for (const giver of givers.keys())
    while ((unsaid[giver] as number) > 0) {
      const path = pathToOpen(
        giver,
        givers.length,
        open,
        may,
        (one, taker) => (paired[one * width + taker] as number) > 0,
      );
      if (!path) break;
      for (const { giver: one, taker, from } of path) {
        add(one, taker, 1);
        if (from !== undefined) add(one, from, -1);
      }
      (unsaid[giver] as number) -= 1;
      (open[path[0]?.taker as number] as number) -= 1;
    }
  pairDirectly(() => true);
  const pairs: Pair[] = [];
  for (const [giver, { of }] of givers.entries())
    for (const [taker, { of: to }] of takers.entries()) {
      const count = paired[giver * width + taker] as number;
      if (count > 0) pairs.push({ giver: of, taker: to, count });
    }
  return pairs;
}

/** A giver who turns to another taker, away from the one before, if there was one. */
interface Turn {
  readonly giver: number;
  readonly taker: number;
  readonly from: number | undefined;
}

/** The turns by which one more copy of a giver is placed, the last one first. */
function pathToOpen(
  start: number,
  givers: number,
  open: readonly number[],
  may: (giver: number, taker: number) => boolean,
  isPaired: (giver: number, taker: number) => boolean,
): Turn[] | undefined {
  const turned = new Map<number, number>();
  const givenUp = new Map<number, number | undefined>([[start, undefined]]);
  for (const giver of givenUp.keys())
    for (const taker of open.keys()) {
      if (turned.has(taker) || !may(giver, taker)) continue;
      turned.set(taker, giver);
      if ((open[taker] as number) > 0) return turnsTo(taker, turned, givenUp);
      for (let other = 0; other < givers; other++)
        if (!givenUp.has(other) && isPaired(other, taker)) givenUp.set(other, taker);
    }
  return undefined;
}

function turnsTo(
  end: number,
  turned: ReadonlyMap<number, number>,
  givenUp: ReadonlyMap<number, number | undefined>,
): Turn[] {
  const turns: Turn[] = [];
  for (let taker: number | undefined = end; taker !== undefined; ) {
    const giver = turned.get(taker) as number;
    const from = givenUp.get(giver);
    turns.push({ giver, taker, from });
    taker = from;
  }
  return turns;
}
