import { describe, expect, it } from 'vitest';
import { digest } from './digest.ts';

describe('a digest', () => {
  it('is sixteen hexadecimal digits of the SHA-256 of the canonical JSON', () => {
    // sha256 of "{}".
    expect(digest({})).toBe('44136fa355b3678a');
  });

  it('does not depend on the order of the keys', () => {
    expect(digest({ a: 1, b: { c: 2, d: 3 } })).toBe(digest({ b: { d: 3, c: 2 }, a: 1 }));
  });

  it('depends on the order of a list, and on every value', () => {
    const prints = [[1, 2], [2, 1], [1, 2, 3], ['1', 2], [1, null], { 0: 1, 1: 2 }].map(digest);
    expect(new Set(prints).size).toBe(prints.length);
  });

  it('survives a trip through JSON', () => {
    const data = { number: 1e21, text: 'Ölflut \u2028', list: [0.1, true, null] };
    expect(digest(JSON.parse(JSON.stringify(data)))).toBe(digest(data));
  });
});
