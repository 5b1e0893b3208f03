import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameData } from './same-data.ts';

describe('the same data', () => {
  it('are what a trip through JSON makes of JSON data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        return sameData(JSON.parse(text), JSON.parse(text));
      }),
    );
  });

  it.each([
    ['another value', { a: [1, 2] }, { a: [1, 3] }],
    ['another length', [1, 2], [1]],
    ['another order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['another key', { a: 1 }, { b: 1 }],
    ['a list and an object', [], {}],
    ['a key without a value', { a: undefined }, {}],
    ['minus zero', [-0], [0]],
    ['no number', [Number.NaN], [null]],
    ['an instance', new Map(), {}],
    ['nothing', null, {}],
  ])('are not: %s', (_name, left, right) => {
    expect(sameData(left, right)).toBe(false);
    expect(sameData(right, left)).toBe(false);
  });
});
