import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from './geometry.ts';
import { knots } from './geometry.ts';
import { curvePath, element, fifths, linePath, packMoves } from './svg.ts';

const numbersOf = (data: string): number[] => (data.match(/-?\d+/g) ?? []).map(Number);

describe('line data', () => {
  it('does not drift: each point lies on the grid point nearest to it', () => {
    const place = fc.tuple(
      fc.double({ min: -300, max: 300, noNaN: true }),
      fc.double({ min: -300, max: 300, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 40 }), (points) => {
        const values = numbersOf(linePath(points, false));
        let [x, y] = [0, 0];
        points.forEach((point: Point, index) => {
          x += values[index * 2] ?? Number.NaN;
          y += values[index * 2 + 1] ?? Number.NaN;
          expect(Math.abs(x / fifths - point[0])).toBeLessThanOrEqual(0.5 / fifths + 1e-9);
          expect(Math.abs(y / fifths - point[1])).toBeLessThanOrEqual(0.5 / fifths + 1e-9);
        });
      }),
    );
  });
});

describe('packed moves', () => {
  it('write every start but the first as a step from the start before', () => {
    expect(packMoves('M10 20l5 5zM12-3l1 1zM12 0l1 1z')).toBe('M10 20l5 5zm2-23l1 1zm0 3l1 1z');
  });
});

describe('curve data', () => {
  it('lets smooth knots infer their tangent and draws straight lines between corners', () => {
    expect(curvePath(knots`0 0!, 10 0!, 10 10!`, true)).toBe('M0 0l50 0l0 50l-50-50z');
    expect(curvePath(knots`0 0, 10 0, 10 10, 0 10`, true)).toMatch(/^M0 0c[^s]*(s[^sc]*){3}z$/);
  });
});

describe('an element', () => {
  it('leaves out attributes that are not given', () => {
    expect(element('path', { d: 'M0 0', fill: undefined })).toBe('<path d="M0 0"/>');
  });
});
