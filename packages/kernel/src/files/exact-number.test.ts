import { describe, expect, it } from 'vitest';
import { exactNumber } from './exact-number.ts';

describe('a number in a file', () => {
  it.each([
    ['0', 0],
    ['-3', -3],
    ['1.0', 1],
    ['1.5', 1.5],
    ['1e2', 100],
    ['1.50e1', 15],
    ['200e-2', 2],
    ['0e-5', 0],
  ])('%s is %d', (written, value) => {
    expect(exactNumber(written)).toBe(value);
  });

  it.each(['1.00000000000000000001', '9007199254740991.4', '1e-400'])(
    '%s is not taken for the whole number beside it',
    (written) => {
      expect(exactNumber(written)).toBeNaN();
    },
  );
});
