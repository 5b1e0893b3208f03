import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tier } from './design.ts';
import { statsAt } from './tiers.ts';

const unit = (attack: number, defense: number) => ({ type: 'fire', attack, defense }) as const;
const spell = (attack: number, defense: number) => ({ type: 'spell', attack, defense }) as const;
const stats = (attack: number, defense: number) => ({ attack, defense });
const tiers: Tier[] = [0, 1, 2, 3, 4, 5];
const anyTier = fc.constantFrom(...tiers);

describe('4.6 the stats of a unit at a tier (R-T14)', () => {
  it('leaves a common unit as it is printed', () => {
    expect(statsAt(unit(750, 750), 0)).toEqual(stats(750, 750));
  });

  it('gives the rank 3 warrior of the examples 775/775 at primal', () => {
    expect(statsAt(unit(750, 750), 5)).toEqual(stats(775, 775));
  });

  it('adds 0, 10, 20, 30, 40, 50 in sum, half to attack and half to defense', () => {
    const boosts = tiers.map((tier) => statsAt(unit(360, 140), tier));
    expect(boosts.map(({ attack }) => attack - 360)).toEqual([0, 5, 10, 15, 20, 25]);
    expect(boosts.map(({ defense }) => defense - 140)).toEqual([0, 5, 10, 15, 20, 25]);
  });
});

describe('4.6 the bonus of a spell at a tier (R-T15)', () => {
  it('follows the examples of the tier list that add up', () => {
    expect(statsAt(spell(20, 0), 1)).toEqual(stats(25, 0));
    expect(statsAt(spell(-10, -10), 2)).toEqual(stats(-5, -5));
    expect(statsAt(spell(20, 0), 4)).toEqual(stats(40, 0));
  });

  it('follows both example cards', () => {
    expect(statsAt(spell(20, 0), 5)).toEqual(stats(45, 0));
    expect(statsAt(spell(-10, -10), 5)).toEqual(stats(0, 5));
  });

  it('does not follow the two examples whose sums are wrong', () => {
    // The list says +5/+35 for +0/+20 at Ultra Rare: 20 more, though Ultra Rare adds 15.
    expect(statsAt(spell(0, 20), 3)).toEqual(stats(0, 35));
    // The list says +5/+20 for -10/-10 at Primal Rare: 45 more, though Primal Rare adds 25.
    expect(statsAt(spell(-10, -10), 5)).not.toEqual(stats(5, 20));
  });

  it('splits between equals in steps of 5, an odd step to defense', () => {
    expect(tiers.map((tier) => statsAt(spell(0, 0), tier))).toEqual([
      stats(0, 0),
      stats(0, 5),
      stats(5, 5),
      stats(5, 10),
      stats(10, 10),
      stats(10, 15),
    ]);
  });

  it('always adds 5 for each tier in sum', () => {
    const base = fc.integer({ min: -30, max: 30 });
    fc.assert(
      fc.property(base, base, anyTier, (attack, defense, tier) => {
        const at = statsAt(spell(attack, defense), tier);
        expect(at.attack + at.defense).toBe(attack + defense + 5 * tier);
      }),
    );
  });
});
