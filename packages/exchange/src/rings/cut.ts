import type { Stop } from '../flow/network.ts';
import type { Pool, Share } from './pools.ts';

/** A ring by numbers: each person gives a copy of the design to the next one, the last to the first. */
export type NumberedRing = readonly { readonly person: number; readonly design: number }[];

/** So many times rings are looked for before the host is asked again. */
const SEARCHES_BETWEEN_STOPS = 64;

/**
 * Cuts what goes round into rings in which nobody stands twice, the shortest first. When the host says stop,
 * the rest is cut as it comes.
 */
export function cutRings(people: number, pools: readonly Pool[], stop: Stop): NumberedRing[] {
  const cutter = new Cutter(people, pools);
  cutter.cutShortest(stop);
  cutter.cutRest();
  return cutter.rings;
}

/** A copy that a person gives, out of a pool, to a taker of it. */
interface Step {
  readonly person: number;
  readonly given: Share;
  readonly taken: Share;
}

class Cutter {
  readonly rings: NumberedRing[] = [];
  private readonly pools: readonly Pool[];
  /** What each person still gives, by pool. */
  private readonly gives: Share[][];
  /** Who has been reached from the person that is looked at, and by which copy. */
  private readonly reached: Int32Array;
  private readonly reachedPool: Int32Array;
  private readonly cameBy: (Step | undefined)[];
  private search = 0;

  constructor(people: number, pools: readonly Pool[]) {
    this.pools = pools;
    this.gives = Array.from({ length: people }, () => []);
    for (const [number, { givers }] of pools.entries())
      for (const { of, left } of givers) this.gives[of]?.push({ of: number, left });
    this.reached = new Int32Array(people);
    this.reachedPool = new Int32Array(pools.length);
    this.cameBy = new Array<Step | undefined>(people).fill(undefined);
  }

  /** Takes rings out by their length. A ring that is not there is not there later either. */
  cutShortest(stop: Stop): void {
    let waiting = this.gives.map((_, person) => ({ person, least: 2 }));
    for (let length = 2; waiting.length > 0; ) {
      for (const one of waiting) {
        while (one.least <= length) {
          const ring = this.shortestThrough(one.person);
          if (this.search % SEARCHES_BETWEEN_STOPS === 0 && stop()) return;
          if (!ring) one.least = Number.POSITIVE_INFINITY;
          else if (ring.length > length) one.least = ring.length;
          else this.take(ring);
        }
      }
      waiting = waiting.filter(({ least }) => least < Number.POSITIVE_INFINITY);
      length = waiting.reduce((next, { least }) => Math.min(next, least), Number.POSITIVE_INFINITY);
    }
  }

  /** Follows copies from hand to hand until somebody comes again, as long as there are any. */
  cutRest(): void {
    const place = new Int32Array(this.gives.length).fill(-1);
    for (let start = 0; start < this.gives.length; start++) {
      const path: Step[] = [];
      let person = start;
      for (;;) {
        const met = place[person] as number;
        if (met >= 0) {
          const ring = path.splice(met);
          for (const one of ring) place[one.person] = -1;
          this.take(ring);
        }
        const given = anyLeft(this.gives[person] ?? []);
        const taken = given && anyLeft(this.pools[given.of]?.takers ?? []);
        if (!taken) break;
        place[person] = path.length;
        path.push({ person, given, taken });
        person = taken.of;
      }
    }
  }

  /** The shortest ring through a person, if there is one. */
  private shortestThrough(start: number): Step[] | undefined {
    const { reached, reachedPool, pools } = this;
    this.search += 1;
    const search = this.search;
    let row = [start];
    while (row.length > 0) {
      const next: number[] = [];
      for (const person of row) {
        const gives = this.gives[person] as Share[];
        for (let at = 0; at < gives.length; at++) {
          const given = gives[at] as Share;
          if (given.left === 0) {
            dropAt(gives, at--);
            continue;
          }
          if (reachedPool[given.of] === search) continue;
          reachedPool[given.of] = search;
          const takers = (pools[given.of] as Pool).takers;
          for (let to = 0; to < takers.length; to++) {
            const taken = takers[to] as Share;
            if (taken.left === 0) {
              dropAt(takers, to--);
              continue;
            }
            if (reached[taken.of] === search) continue;
            reached[taken.of] = search;
            this.cameBy[taken.of] = { person, given, taken };
            if (taken.of === start) return this.pathTo(start);
            next.push(taken.of);
          }
        }
      }
      row = next;
    }
    return undefined;
  }

  private pathTo(start: number): Step[] {
    const path: Step[] = [];
    for (let taker = start; path.length === 0 || taker !== start; ) {
      const step = this.cameBy[taker] as Step;
      path.push(step);
      taker = step.person;
    }
    return path.reverse();
  }

  /** Takes a copy out of each hand of the ring. */
  private take(ring: readonly Step[]): void {
    for (const { given, taken } of ring) {
      given.left -= 1;
      taken.left -= 1;
    }
    this.rings.push(
      ring.map(({ person, given }) => ({ person, design: (this.pools[given.of] as Pool).design })),
    );
  }
}

function anyLeft(shares: Share[]): Share | undefined {
  while (shares.length > 0 && shares[shares.length - 1]?.left === 0) shares.pop();
  return shares.at(-1);
}

/** The order of shares means nothing: the last one takes the place of one that is used up. */
function dropAt(shares: Share[], at: number): void {
  const last = shares.pop();
  if (last && at < shares.length) shares[at] = last;
}
