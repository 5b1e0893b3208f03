import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arc, travelTime } from './motion.ts';

const place = fc.record({
  x: fc.integer({ min: -2000, max: 2000 }),
  y: fc.integer({ min: -2000, max: 2000 }),
});

describe('a travelling card', () => {
  it('takes between 180 and 320 ms, longer for further', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), (near, more) => {
        expect(travelTime(near)).toBeGreaterThanOrEqual(180);
        expect(travelTime(near + more)).toBeLessThanOrEqual(320);
        expect(travelTime(near + more)).toBeGreaterThanOrEqual(travelTime(near));
      }),
    );
  });

  it('starts where it was and ends where it is', () => {
    fc.assert(
      fc.property(place, (from) => {
        const path = arc(from);
        expect(path[0]).toEqual(from);
        expect(path.at(-1)?.x).toBeCloseTo(0);
        expect(path.at(-1)?.y).toBeCloseTo(0);
      }),
    );
  });

  it('rises above the straight way', () => {
    const [, , , middle] = arc({ x: 300, y: 0 });
    expect(middle?.y).toBeLessThan(-30);
  });
});
