import type { Pool } from './pool.ts';

/** Copies that a person puts into a pool, or takes out of it, and how many of them are not in a ring yet. */
export interface Copies {
  readonly person: number;
  readonly pool: number;
  left: number;
}

/** All copies that are not in a ring yet: by the people they come from and go to, and by their pools. */
export interface CopiesLeft {
  readonly gives: readonly Copies[][];
  readonly takes: readonly Copies[][];
  readonly givers: readonly Copies[][];
  readonly takers: readonly Copies[][];
}

/** A copy that a person gives and somebody takes out of the same pool. */
export interface Step {
  readonly given: Copies;
  readonly taken: Copies;
}

/** The copies of pools, before the first ring is cut. */
export function copiesOf(people: number, pools: readonly Pool[]): CopiesLeft {
  const lists = (length: number) => Array.from({ length }, (): Copies[] => []);
  const left = {
    gives: lists(people),
    takes: lists(people),
    givers: lists(pools.length),
    takers: lists(pools.length),
  };
  for (const [pool, { givers, takers }] of pools.entries()) {
    for (const { of: person, left: count } of givers) {
      const copies = { person, pool, left: count };
      left.gives[person]?.push(copies);
      left.givers[pool]?.push(copies);
    }
    for (const { of: person, left: count } of takers) {
      const copies = { person, pool, left: count };
      left.takes[person]?.push(copies);
      left.takers[pool]?.push(copies);
    }
  }
  return left;
}

/** Drops what is used up. The order of a list means nothing: the last one takes the place of one that goes. */
export function tidy(list: Copies[]): readonly Copies[] {
  for (let at = 0; at < list.length; )
    if ((list[at] as Copies).left > 0) at += 1;
    else {
      const last = list.pop() as Copies;
      if (at < list.length) list[at] = last;
    }
  return list;
}
