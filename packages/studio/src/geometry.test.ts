import { describe, expect, it } from 'vitest';
import { along, compose, flatten, knots, moveKnot, placing } from './geometry.ts';

describe('knots', () => {
  it('reads numbers, values and corners', () => {
    const x = -3.5;
    expect(knots`1 2, ${x} 4!, 5 ${x * 2}`).toEqual([
      { x: 1, y: 2, sharp: false },
      { x: -3.5, y: 4, sharp: true },
      { x: 5, y: -7, sharp: false },
    ]);
  });
});

describe('curves', () => {
  it('run through their knots', () => {
    const curve = knots`0 0, 10 5, 20 -5`;
    const points = flatten(curve, false, 4);
    for (const { x, y } of curve) expect(points).toContainEqual([x, y]);
  });

  it('are straight between corners', () => {
    for (const [x, y] of flatten(knots`0 0!, 10 10!, 20 20!`, false, 5)) expect(y).toBeCloseTo(x);
  });
});

describe('maps', () => {
  it('apply the inner one first', () => {
    const map = compose(placing(100, 0), placing(0, 0, -2, 2));
    expect(moveKnot(map, { x: 3, y: 4, sharp: true })).toEqual({ x: 94, y: 8, sharp: true });
  });
});

describe('a profile', () => {
  it('is read in between its values', () => {
    expect(along([0, 10, 30], 0.5)).toBe(10);
    expect(along([0, 10, 30], 0.75)).toBe(20);
    expect(along([0, 10, 30], 7)).toBe(30);
  });
});
