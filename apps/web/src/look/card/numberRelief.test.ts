import { describe, expect, it } from 'vitest';
import { numberRelief } from './numberRelief.ts';

const lines = (path: string) => path.split('Z').length - 1;

describe('the relief of a number card', () => {
  it('has as many contour lines as the number is far from zero', () => {
    for (let value = -9; value <= 9; value += 1) {
      expect(lines(numberRelief(value, 'red').contours)).toBe(Math.abs(value));
    }
  });

  it('has hachures below zero only', () => {
    expect(numberRelief(-3, 'red').hachures).not.toBe('');
    expect(numberRelief(3, 'red').hachures).toBe('');
    expect(numberRelief(0, 'red').hachures).toBe('');
  });

  it('is always the same for one card, and differs between cards', () => {
    expect(numberRelief(5, 'red')).toEqual(numberRelief(5, 'red'));
    expect(numberRelief(5, 'red')).not.toEqual(numberRelief(5, 'blue'));
  });
});
