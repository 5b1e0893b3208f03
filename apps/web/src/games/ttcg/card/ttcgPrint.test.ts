import type { TtcgPrint } from '@cardscape/ttcg';
import { builtIn } from '@cardscape/ttcg/testing';
import { describe, expect, it } from 'vitest';
import { artOf, cornersOf, groundOf, kindLineOf } from './ttcgPrint.ts';

function printed(card: string): TtcgPrint {
  const print = builtIn.print(card);
  if (!print) throw new Error(`The set has no ${card}.`);
  return print;
}

describe('the print of a card', () => {
  const pup = printed('Cairn Pup');
  const rations = printed('Trail Rations');

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

  it('is one picture for each design, whatever the tier', () => {
    expect(artOf(pup)).toBe(artOf(printed('Cairn Pup')));
    expect(artOf(pup)).toBe(artOf(printed('Cairn Pup|3')));
  });
});

describe('the numbers in the corners', () => {
  const pup = printed('Cairn Pup');

  it('are as printed, and higher with the tier (R-T14)', () => {
    expect(cornersOf({ print: pup })?.attack).toEqual({
      value: 190,
      added: false,
      change: 'none',
    });
    expect(cornersOf({ print: printed('Cairn Pup|4') })?.attack.value).toBe(210);
  });

  it('say when they have been raised or lowered', () => {
    const now = { attack: 240, defense: 300 };
    expect(cornersOf({ print: pup }, now)).toMatchObject({
      attack: { change: 'raised' },
      defense: { change: 'lowered' },
    });
  });

  it('compare with the numbers of the tier, not of the design', () => {
    const rare = printed('Cairn Pup|2');
    expect(cornersOf({ print: rare }, { attack: 200 })?.attack.change).toBe('none');
  });

  it('are added by a spell', () => {
    expect(cornersOf({ print: printed('Trail Rations') })?.attack.added).toBe(true);
  });

  it('are none on a spell in an edition without bonuses, and none of a tier', () => {
    const bonuses = false;
    expect(cornersOf({ print: printed('Trail Rations'), bonuses })).toBeUndefined();
    expect(cornersOf({ print: printed('Cairn Pup|4'), bonuses })?.attack.value).toBe(190);
  });
});
