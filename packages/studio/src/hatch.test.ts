import { describe, expect, it } from 'vitest';
import type { Point } from './geometry.ts';
import { lens, shadeForm, shadeTube, wedge } from './hatch.ts';
import { chanceFrom } from './seed.ts';
import { fifths } from './svg.ts';

const square: Point[] = [
  [0, 0],
  [40, 0],
  [40, 40],
  [0, 40],
];
const shading = { reach: 0.5, spacing: 2, weight: 1, lean: 0, bend: 0 };
const startsOf = (data: string): Point[] =>
  [...data.matchAll(/M(-?\d+) ?(-?\d+)/g)].map(([, x, y]) => [
    Number(x) / fifths,
    Number(y) / fifths,
  ]);

describe('shading a form', () => {
  it('begins every stroke at the edge that is turned from the light', () => {
    const strokes = shadeForm(square, [1, 0], shading, chanceFrom('square'));
    expect(startsOf(strokes).length).toBeGreaterThan(15);
    for (const [x] of startsOf(strokes)) expect(x).toBe(0);
  });

  it('turns with the light', () => {
    const strokes = shadeForm(square, [-1, 0], shading, chanceFrom('square'));
    for (const [x] of startsOf(strokes)) expect(x).toBe(40);
  });

  it('draws fewer strokes when they stand farther apart', () => {
    const coarse = shadeForm(square, [1, 0], { ...shading, spacing: 4 }, chanceFrom('square'));
    const fine = shadeForm(square, [1, 0], shading, chanceFrom('square'));
    expect(startsOf(coarse).length).toBeLessThan(startsOf(fine).length);
  });
});

describe('shading a tube', () => {
  it('begins every stroke below when the light is above', () => {
    const line = Array.from({ length: 21 }, (_, index): Point => [index * 2, 0]);
    const halves = line.map(() => 8);
    const strokes = shadeTube(line, halves, [0, -1], shading);
    for (const [, y] of startsOf(strokes)) expect(y).toBeGreaterThan(7);
  });
});

describe('a stroke', () => {
  it('is a closed shape, bent only when there is a bend to see', () => {
    expect(wedge([0, 0], [4, 0], 1)).toMatch(/^M0 0l.*z$/);
    expect(wedge([0, 0], [40, 0], 1, 0.2)).toMatch(/^M0 0q.*z$/);
    expect(lens([0, 0], [40, 0], 1)).toMatch(/^M0 0l.*z$/);
  });
});
