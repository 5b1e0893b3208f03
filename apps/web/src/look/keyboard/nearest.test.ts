import { describe, expect, it } from 'vitest';
import { nearestIn } from './nearest.ts';

const box = (left: number, top: number) => ({ left, top, width: 50, height: 70 });
const upper = [box(0, 0), box(60, 0), box(120, 0)];
const lower = [box(10, 200), box(70, 200)];
const all = [...upper, ...lower];

describe('the arrow keys', () => {
  it('go along a row', () => {
    expect(nearestIn('ArrowRight', upper[0]!, all)).toBe(1);
    expect(nearestIn('ArrowLeft', upper[2]!, all)).toBe(1);
  });

  it('stop at the end of a row', () => {
    expect(nearestIn('ArrowRight', upper[2]!, all)).toBe(-1);
    expect(nearestIn('ArrowUp', upper[0]!, all)).toBe(-1);
  });

  it('go to the nearest card of the next row', () => {
    expect(nearestIn('ArrowDown', upper[1]!, all)).toBe(4);
    expect(nearestIn('ArrowUp', lower[0]!, all)).toBe(0);
  });
});
