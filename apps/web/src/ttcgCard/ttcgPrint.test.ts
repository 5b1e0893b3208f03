import { coreSet, type Design } from '@cardscape/ttcg';
import { describe, expect, it } from 'vitest';
import { artOf, cornersOf, groundOf, kindLineOf } from './ttcgPrint.ts';

function designed(name: string): Design {
  const design = coreSet().find(name);
  if (!design) throw new Error(`The set has no ${name}.`);
  return design;
}

describe('the print of a card', () => {
  const pup = designed('Cairn Pup');
  const rations = designed('Trail Rations');

  it('names the type and the subtypes of a unit', () => {
    expect(kindLineOf(pup, 'earth')).toBe('Earth: Beast');
    expect(kindLineOf(rations, 'spell')).toBe('Spell');
  });

  it('names the type that a unit has now', () => {
    expect(kindLineOf(pup, 'fire')).toBe('Fire: Beast');
  });

  it('has spells stand on runes', () => {
    expect(groundOf('spell')).toBe('rune');
    expect(groundOf('dark')).toBe('dark');
  });

  it('shows a unit by its subtype and a spell as a thing', () => {
    expect(artOf(pup)).toMatchObject({ figure: 'beast', terrain: 'earth', rank: 1 });
    expect(artOf(rations)).toMatchObject({ figure: 'object', terrain: 'rune' });
  });

  it('is one picture for each design', () => {
    expect(artOf(pup)).toBe(artOf(pup));
  });
});

describe('the numbers in the corners', () => {
  const pup = designed('Cairn Pup');

  it('are as printed, and higher with the tier (R-T14)', () => {
    expect(cornersOf({ design: pup, tier: 0 })?.attack).toEqual({
      value: 190,
      added: false,
      change: 'none',
    });
    expect(cornersOf({ design: pup, tier: 4 })?.attack.value).toBe(210);
  });

  it('say when they have been raised or lowered', () => {
    const now = { attack: 240, defense: 300 };
    expect(cornersOf({ design: pup, tier: 0 }, now)).toMatchObject({
      attack: { change: 'raised' },
      defense: { change: 'lowered' },
    });
  });

  it('compare with the numbers of the tier, not of the design', () => {
    expect(cornersOf({ design: pup, tier: 2 }, { attack: 200 })?.attack.change).toBe('none');
  });

  it('are added by a spell', () => {
    expect(cornersOf({ design: designed('Trail Rations'), tier: 0 })?.attack.added).toBe(true);
  });

  it('are none on a spell in an edition without bonuses, and none of a tier', () => {
    const bonuses = false;
    expect(cornersOf({ design: designed('Trail Rations'), tier: 0, bonuses })).toBeUndefined();
    expect(cornersOf({ design: pup, tier: 4, bonuses })?.attack.value).toBe(190);
  });
});
