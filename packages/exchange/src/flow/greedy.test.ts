import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filledUp } from './greedy.ts';
import { NetworkBuilder } from './network.ts';

const NODES = 7;
const arcs = fc.array(
  fc.record({ from: fc.nat(NODES - 1), to: fc.nat(NODES - 1), capacity: fc.nat(3) }),
  { maxLength: 24 },
);

describe('a network that is filled up', () => {
  it('goes round within its arcs, takes nothing back, and has no circle left that fits', () => {
    fc.assert(
      fc.property(arcs, fc.boolean(), (list, isBegun) => {
        const builder = new NetworkBuilder();
        for (let node = 0; node < NODES; node++) builder.node();
        for (const { from, to, capacity } of list)
          if (from !== to) builder.arc({ from, to, capacity, worth: [1] });
        const network = builder.build(1);
        const none = new Float64Array(network.to.length);
        const half = filledUp(
          { ...network, capacity: network.capacity.map((most) => most >> 1) },
          none,
        );
        const flow = filledUp(network, isBegun ? half : none);
        const balance = new Array<number>(NODES).fill(0);
        const open: [number, number][] = [];
        for (const [arc, amount] of flow.entries()) {
          const [from, to] = [network.from[arc] as number, network.to[arc] as number];
          expect(amount).toBeLessThanOrEqual(network.capacity[arc] as number);
          expect(amount).toBeGreaterThanOrEqual((isBegun ? half[arc] : 0) as number);
          (balance[from] as number) -= amount;
          (balance[to] as number) += amount;
          if (amount < (network.capacity[arc] as number)) open.push([from, to]);
        }
        expect(balance.every((left) => left === 0)).toBe(true);
        // Nodes that nothing leads away from are dropped until none is left: then there is no circle.
        let left = new Set(Array.from({ length: NODES }, (_, node) => node));
        for (let before = -1; before !== left.size; ) {
          before = left.size;
          left = new Set(
            [...left].filter((node) => open.some(([from, to]) => from === node && left.has(to))),
          );
        }
        expect(left.size).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });
});
