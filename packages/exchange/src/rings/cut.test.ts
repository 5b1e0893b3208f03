import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workedOut } from '../flow/work.ts';
import { cutRings } from './cut.ts';
import type { Pool } from './pool.ts';

const PEOPLE = 60;
const DESIGNS = 12;

/** Who gives and takes how many of which designs, made of rings; nobody gives and takes the same design. */
const balanced = fc
  .array(
    fc.array(fc.tuple(fc.nat(PEOPLE - 1), fc.nat(DESIGNS - 1)), { minLength: 2, maxLength: 9 }),
    { minLength: 30, maxLength: 60 },
  )
  .map((rings) => {
    const given = new Map<string, number>();
    const taken = new Map<string, number>();
    const add = (to: Map<string, number>, key: string) => to.set(key, (to.get(key) ?? 0) + 1);
    for (const ring of rings) {
      const steps = ring.map(([from, design], at) => {
        const [to] = ring[(at + 1) % ring.length] as [number, number];
        return { from: `${from} ${design}`, to: `${to} ${design}` };
      });
      const all = steps.every(({ from, to }) => from !== to && !taken.has(from) && !given.has(to));
      if (!all || steps.some(({ from }) => steps.some(({ to }) => to === from))) continue;
      for (const { from, to } of steps) {
        add(given, from);
        add(taken, to);
      }
    }
    return { given, taken };
  });

function poolsOf(given: Map<string, number>, taken: Map<string, number>): Pool[] {
  const shares = (all: Map<string, number>, design: number) =>
    [...all].flatMap(([key, left]) => {
      const [of, what] = key.split(' ').map(Number);
      return what === design ? [{ of: of as number, left }] : [];
    });
  return Array.from({ length: DESIGNS }, (_, design) => ({
    design,
    givers: shares(given, design),
    takers: shares(taken, design),
  }));
}

describe('what goes round, cut into rings', () => {
  it.each([
    ['the shortest first', () => false],
    ['as they come, when there is no more time', () => true],
  ])('holds each copy once: %s', (_, stop) => {
    fc.assert(
      fc.property(balanced, ({ given, taken }) => {
        const rings = workedOut(cutRings(PEOPLE, poolsOf(given, taken)), stop);
        const gave = new Map<string, number>();
        const took = new Map<string, number>();
        for (const ring of rings) {
          expect(ring.length).toBeGreaterThan(1);
          expect(new Set(ring.map(({ person }) => person)).size).toBe(ring.length);
          for (const [at, { person, design }] of ring.entries()) {
            const to = ring[(at + 1) % ring.length]?.person;
            gave.set(`${person} ${design}`, (gave.get(`${person} ${design}`) ?? 0) + 1);
            took.set(`${to} ${design}`, (took.get(`${to} ${design}`) ?? 0) + 1);
          }
        }
        expect(gave).toEqual(given);
        expect(took).toEqual(taken);
      }),
      { numRuns: 300 },
    );
  });
});
