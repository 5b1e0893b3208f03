import type { Work } from '../flow/work.ts';
import { type Copies, type CopiesLeft, copiesOf, type Step, tidy } from './copies-left.ts';
import type { Pool } from './pool.ts';
import { RingSearch } from './shortest-ring.ts';

/** A ring by numbers: each person gives a copy of the design to the next one, the last to the first. */
export type NumberedRing = readonly { readonly person: number; readonly design: number }[];

/** So many times rings are looked for before it pauses. */
const SEARCHES_BETWEEN_STOPS = 64;

/**
 * Cuts what goes round into rings in which nobody stands twice, the shortest first. When it is told to end,
 * the rest is cut as it comes.
 */
export function* cutRings(people: number, pools: readonly Pool[]): Work<NumberedRing[]> {
  const left = copiesOf(people, pools);
  return [...(yield* shortestRings(left)), ...anyRings(left)].map((ring) =>
    ring.map(({ given }) => ({
      person: given.person,
      design: (pools[given.pool] as Pool).design,
    })),
  );
}

/** Takes rings out by their length. Where there is no shorter ring now, there is none later. */
function* shortestRings(left: CopiesLeft): Work<Step[][]> {
  const rings: Step[][] = [];
  const search = new RingSearch(left);
  let searches = 0;
  let waiting = left.gives.map((_, person) => ({ person, least: 2 }));
  for (let length = 2; waiting.length > 0; ) {
    for (const one of waiting)
      while (one.least <= length) {
        const ring = search.through(one.person);
        searches += 1;
        if (searches % SEARCHES_BETWEEN_STOPS === 0 && (yield)) return rings;
        if (ring?.length === length) rings.push(takeOut(ring));
        else one.least = ring?.length ?? Number.POSITIVE_INFINITY;
      }
    waiting = waiting.filter(({ least }) => least < Number.POSITIVE_INFINITY);
    length = waiting.reduce((next, { least }) => Math.min(next, least), Number.POSITIVE_INFINITY);
  }
  return rings;
}

/** Follows copies from hand to hand until somebody comes again, as long as there are any. */
function anyRings(left: CopiesLeft): Step[][] {
  const rings: Step[][] = [];
  const place = new Int32Array(left.gives.length).fill(-1);
  for (let start = 0; start < left.gives.length; start++) {
    const path: Step[] = [];
    for (let person = start; ; ) {
      const met = place[person] as number;
      if (met >= 0) {
        const ring = path.splice(met);
        for (const { given } of ring) place[given.person] = -1;
        rings.push(takeOut(ring));
        // The ring may have been closed by the copy that led into it: then that step is gone, and made anew.
        if (path.at(-1)?.taken.left === 0) {
          const { given } = path.pop() as Step;
          person = given.person;
          place[person] = -1;
        }
      }
      const given = tidy(left.gives[person] as Copies[]).at(-1);
      const taken = given && tidy(left.takers[given.pool] as Copies[]).at(-1);
      if (!taken) break;
      place[person] = path.length;
      path.push({ given, taken });
      person = taken.person;
    }
  }
  return rings;
}

function takeOut(ring: Step[]): Step[] {
  for (const { given, taken } of ring) {
    given.left -= 1;
    taken.left -= 1;
  }
  return ring;
}
