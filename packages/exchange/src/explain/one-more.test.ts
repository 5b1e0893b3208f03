import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Network, NetworkBuilder, worthOf } from '../flow/network.ts';
import { bestCirculation } from '../flow/simplex.ts';
import { workedOut } from '../flow/work.ts';
import { lessLevels } from '../levels.ts';
import { oneMore } from './one-more.ts';

const NODES = 5;

const arcs = fc.uniqueArray(
  fc.record({
    from: fc.nat(NODES - 1),
    to: fc.nat(NODES - 1),
    capacity: fc.integer({ min: 1, max: 2 }),
    worth: fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 })),
  }),
  { minLength: 6, maxLength: 16, selector: ({ from, to }) => from * NODES + to },
);

type Arcs = typeof arcs extends fc.Arbitrary<infer List> ? List : never;

/** A network of these arcs, and a level above the others on which one arc alone is worth something. */
function networkOf(list: Arcs, dear?: number, capacity?: number): Network {
  const builder = new NetworkBuilder();
  for (let node = 0; node < NODES; node++) builder.node();
  for (const [number, one] of list.entries())
    builder.arc({
      ...one,
      capacity: number === dear && capacity !== undefined ? capacity : one.capacity,
      worth: [Number(number === dear), ...one.worth],
    });
  return builder.build(3);
}

describe('one more on an arc', () => {
  it('comes to what the best circulation loses that has one more there', () => {
    let asked = 0;
    fc.assert(
      fc.property(arcs, fc.nat(), (all, pick) => {
        const list = all.filter(({ from, to }) => from !== to);
        if (list.length === 0) return;
        const arc = pick % list.length;
        const network = networkOf(list);
        const found = workedOut(bestCirculation(network));
        const carried = found.flow[arc] as number;
        if (carried >= (network.capacity[arc] as number)) return;
        const change = oneMore(network, found, arc);
        const forced = workedOut(bestCirculation(networkOf(list, arc, carried + 1)));
        if (forced.flow[arc] === carried) {
          expect(change).toBeUndefined();
          return;
        }
        asked += 1;
        const lost = lessLevels(worthOf(network, forced.flow), worthOf(network, found.flow));
        expect(change?.gain.map((value) => value + 0)).toEqual(lost.map((value) => value + 0));
      }),
      { numRuns: 2000 },
    );
    expect(asked).toBeGreaterThan(200);
  });
});
