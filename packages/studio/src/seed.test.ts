import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceFrom, hashText, waveNoise } from './seed.ts';

describe('a source of chance', () => {
  it('draws the same numbers for the same text', () => {
    const draw = (): number[] => {
      const chance = chanceFrom('Cairn of the North');
      return Array.from({ length: 20 }, () => chance.next());
    };
    expect(draw()).toEqual(draw());
  });

  it('draws other numbers for a text that differs in one letter', () => {
    expect(chanceFrom('Cairn').next()).not.toBe(chanceFrom('Cairm').next());
    expect(hashText('Cairn')).not.toBe(hashText('Cairm'));
  });

  it('gives a part the same source however much was drawn before', () => {
    const early = chanceFrom('tower').fork('roof').next();
    const chance = chanceFrom('tower');
    chance.next();
    expect(chance.fork('roof').next()).toBe(early);
  });

  it('keeps to the bounds it was given', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(40), (text, low, more) => {
        const chance = chanceFrom(text);
        const whole = chance.whole(low, low + more);
        expect(Number.isInteger(whole)).toBe(true);
        expect(whole).toBeGreaterThanOrEqual(low);
        expect(whole).toBeLessThanOrEqual(low + more);
        expect(['a', 'b', 'c']).toContain(chance.pick(['a', 'b', 'c']));
      }),
    );
  });
});

describe('wave noise', () => {
  it('stays between -1 and 1 and has no jumps', () => {
    const noise = waveNoise(chanceFrom('hills'));
    for (let at = 0; at < 20; at += 0.05) {
      expect(Math.abs(noise(at))).toBeLessThanOrEqual(1);
      expect(Math.abs(noise(at) - noise(at + 0.001))).toBeLessThan(0.02);
    }
  });
});
