import { describe, expect, it } from 'vitest';
import { ringPlaces, SIDE } from './ringShape.ts';

describe('the places of a ring', () => {
  it('begin at the top and go round clockwise', () => {
    const [first, second, third, fourth] = ringPlaces(4);
    expect(first?.at).toEqual({ x: SIDE / 2, y: 36 });
    expect(second?.at.x).toBeGreaterThan(SIDE / 2);
    expect(third?.at).toEqual({ x: SIDE / 2, y: SIDE - 36 });
    expect(fourth?.at.x).toBeLessThan(SIDE / 2);
  });

  it.each([2, 3, 7, 40])('of %i people lie on the drawing, each with its arrow', (count) => {
    const places = ringPlaces(count);
    expect(places.length).toBe(count);
    for (const { at, middle, arrow } of places) {
      for (const value of [at.x, at.y, middle.x, middle.y]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(SIDE);
      }
      expect(arrow).toMatch(/^M [\d.]+ [\d.]+ A 84 84 0 0 1 [\d.]+ [\d.]+$/);
    }
  });
});
