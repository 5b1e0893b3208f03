import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf } from './digits.ts';
import { signLeft } from './left.ts';
import { type Network, NetworkBuilder, worthOf } from './network.ts';
import { bestCirculation } from './simplex.ts';
import { workedOut } from './work.ts';

const LEVELS = 3;
const NODES = 6;

const arc = fc.record({
  from: fc.nat(NODES - 1),
  to: fc.nat(NODES - 1),
  capacity: fc.nat(3),
  worth: fc.tuple(...Array.from({ length: LEVELS }, () => fc.integer({ min: -4, max: 4 }))),
});

/** A network of these arcs; what they are worth on each level is so many times as much. */
function networkOf(
  arcs: readonly { from: number; to: number; capacity: number; worth: number[] }[],
  times: readonly number[],
): Network {
  const builder = new NetworkBuilder();
  for (let node = 0; node < NODES; node++) builder.node();
  for (const { worth, ...rest } of arcs)
    if (rest.from !== rest.to)
      builder.arc({
        ...rest,
        worth: worth.map((value, level) => value * (times[level] as number)),
      });
  return builder.build(LEVELS);
}

const arcs = fc.array(arc, { minLength: 4, maxLength: 24 });

describe('the circulation that is worth most', () => {
  it('goes round, keeps to what arcs take, and leaves nothing at its prices', () => {
    fc.assert(
      fc.property(arcs, (list) => {
        const network = networkOf(list, [1, 1, 1]);
        const found = workedOut(bestCirculation(network));
        const balance = new Array<number>(NODES).fill(0);
        const add = (node: number | undefined, amount: number) => {
          balance[node as number] = (balance[node as number] as number) + amount;
        };
        for (const [at, amount] of found.flow.entries()) {
          add(network.from[at], -amount);
          add(network.to[at], amount);
          const most = network.capacity[at] as number;
          expect(amount >= 0 && amount <= most).toBe(true);
          const left = signLeft(network, found, at);
          if (left > 0) expect(amount).toBe(most);
          if (left < 0) expect(amount).toBe(0);
        }
        expect(balance.every((value) => value === 0)).toBe(true);
        expect(found.isBest).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('is worth the same, in other units, where levels do not fit into one number', () => {
    const times = [1e6, 1e9, 1e6];
    fc.assert(
      fc.property(arcs, (list) => {
        const small = networkOf(list, [1, 1, 1]);
        const large = networkOf(list, times);
        const levels = worthOf(small, workedOut(bestCirculation(small)).flow);
        expect(
          worthOf(large, workedOut(bestCirculation(large)).flow).map((value) => value + 0),
        ).toEqual(levels.map((value, level) => value * (times[level] as number) + 0));
      }),
      { numRuns: 2000 },
    );
    const one = { from: 0, to: 1, capacity: 1, worth: [4, 4, 4] };
    expect(digitsOf(networkOf([one], [1, 1, 1])).length).toBe(1);
    expect(digitsOf(networkOf([one], times)).length).toBe(3);
  });
});
