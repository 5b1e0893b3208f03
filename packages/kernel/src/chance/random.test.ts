import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, randomFrom, rollDie, shuffle, split, threefryBlock } from './random.ts';

describe('the random generator', () => {
  // The known answers published with the Random123 library.
  it.each([
    [
      [0, 0],
      [0, 0],
      [0x6b200159, 0x99ba4efe],
    ],
    [
      [0xffffffff, 0xffffffff],
      [0xffffffff, 0xffffffff],
      [0x1cb996fc, 0xbb002be7],
    ],
    [
      [0x13198a2e, 0x03707344],
      [0x243f6a88, 0x85a308d3],
      [0xc4923a9c, 0x483df7a0],
    ],
  ] as const)('gives the published block for key %j and counter %j', (key, counter, block) => {
    expect(threefryBlock(key, counter)).toEqual(block);
  });

  it('gives the same numbers for the same seed, and others for another', () => {
    const take = (seed: string) => {
      const random = randomFrom(seed);
      return Array.from({ length: 8 }, () => below(random, 1_000_000));
    };
    expect(take('a')).toEqual(take('a'));
    expect(take('a')).not.toEqual(take('b'));
    expect(take('ab')).not.toEqual(take('ba'));
    expect(take('')).not.toEqual(take('\0'));
  });

  it('goes on from its position after a trip through JSON', () => {
    const random = randomFrom('trip');
    for (let i = 0; i < 5; i++) below(random, 100);
    const copy = JSON.parse(JSON.stringify(random));
    expect(below(copy, 1 << 30)).toBe(below(random, 1 << 30));
    expect(random.at).toBe(6);
  });

  it('splits without moving, and by name', () => {
    const random = randomFrom('tree');
    const left = split(random, 'left');
    expect(random.at).toBe(0);
    expect(left.key).toEqual(split(random, 'left').key);
    expect(left.key).not.toEqual(split(random, 'right').key);
    expect(left.key).not.toEqual(random.key);
  });

  it('is fair: 60,000 throws of a die lie near 10,000 a side', () => {
    const random = randomFrom('fair');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) (counts[rollDie(random) - 1] as number)++;
    // Chi-squared with 5 degrees of freedom exceeds 25.7 once in 10,000 fair samples.
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(25.7);
  });

  it('puts each of the six orders of three cards equally often', () => {
    const random = randomFrom('orders');
    const seen = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const cards = [1, 2, 3];
      shuffle(random, cards);
      seen.set(cards.join(''), (seen.get(cards.join('')) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('stays below its bound', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 0x7fffffff }), (seed, bound) => {
        const number = below(randomFrom(seed), bound);
        return Number.isInteger(number) && number >= 0 && number < bound;
      }),
    );
    expect(() => below(randomFrom(''), 0)).toThrow('no number below 0');
  });
});
