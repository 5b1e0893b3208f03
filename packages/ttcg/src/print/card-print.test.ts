import { describe, expect, it } from 'vitest';
import { builtIn } from '../testing/built-in.ts';
import { kindLine, type TtcgPrint } from './card-print.ts';

function printed(card: string): TtcgPrint {
  const print = builtIn.print(card);
  if (!print) throw new Error(`There is no ${card}.`);
  return print;
}

describe('the print of a card', () => {
  it('names the type and the subtypes of a unit', () => {
    expect(printed('Cairn Pup').kind).toBe('Earth: Beast');
    expect(printed('Trail Rations').kind).toBe('Spell');
    expect(kindLine('fire', ['beast', 'machine'])).toBe('Fire: Beast, Machine');
  });

  it('has spells stand on runes', () => {
    expect(printed('Trail Rations').terrain).toBe('rune');
    expect(printed('Cairn Pup').terrain).toBe('earth');
  });

  it('shows a unit by its subtypes and a spell as a thing', () => {
    expect(printed('Cairn Pup').art).toEqual({
      name: 'Cairn Pup',
      terrain: 'earth',
      shows: 'creature',
      words: ['beast'],
      rank: 1,
      attack: 190,
      defense: 310,
    });
    expect(printed('Trail Rations').art).toMatchObject({ shows: 'thing', words: ['spell'] });
  });

  it('has both effects, each with its type, and a line of its story', () => {
    const { lines, lore, serial } = printed('Cairn Pup');
    const design = builtIn.cardSet.find('Cairn Pup');
    expect(lines.map(({ text }) => text)).toEqual(design?.effects.map(({ text }) => text));
    expect(lines.map(({ tag }) => tag)).toEqual(['Normal', 'Latent']);
    expect({ lore, serial }).toEqual({ lore: design?.lore, serial: design?.serial });
  });

  it('has higher numbers with the tier, and the designed ones among its facts (R-T14)', () => {
    const { corners, facts, rarity, design } = printed('Cairn Pup|4');
    expect(corners.bottomLeft).toEqual({ of: 'attack', value: 210 });
    expect(facts).toMatchObject({ attack: 190, defense: 310, tier: 4 });
    expect({ rarity, design }).toEqual({ rarity: 4, design: 'Cairn Pup' });
    expect(printed('Cairn Pup').corners.bottomLeft).toEqual({ of: 'attack', value: 190 });
  });

  it('marks numbers that a spell adds', () => {
    expect(printed('Trail Rations').corners.bottomLeft?.added).toBe(true);
  });

  it('is the same one each time, so that its picture is drawn once', () => {
    expect(printed('Cairn Pup')).toBe(printed('Cairn Pup'));
    expect(printed('Cairn Pup').art).toBe(printed('cairn pup').art);
  });

  it('is plain data', () => {
    for (const { id } of builtIn.designs())
      expect(JSON.parse(JSON.stringify(printed(id)))).toEqual(printed(id));
  });

  it('is none of a name or a tier that there is not', () => {
    expect(builtIn.print('Nobody')).toBeUndefined();
    expect(builtIn.print('Cairn Pup|9')).toBeUndefined();
  });
});
