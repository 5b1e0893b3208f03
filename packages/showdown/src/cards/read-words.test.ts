import { describe, expect, it } from 'vitest';
import { readDescriptor } from './read-descriptor.ts';
import { templateOf } from './templates.ts';

const MOB = templateOf('mob');

const read = (text: string) => readDescriptor(text, 'card.lua');

function said(text: string): string[] {
  return read(text).problems.map(
    ({ line, column, severity, code }) => `${line}:${column} ${severity} ${code}`,
  );
}

describe('the words of a card', () => {
  it.each([
    ['MOB', []],
    ['mob', ['5:10 warning spelling']],
    ['TYPE_MOB', ['5:10 warning spelling']],
    ['MOBB', ['5:10 error wrong-value']],
  ])('TYPE "%s"', (type, problems) => {
    expect(said(MOB.replace('"MOB"', `"${type}"`))).toEqual(problems);
  });

  it.each([
    ['RARITY_UNIQUE', 'unique', []],
    ['RARITY_SELDOM', 'seldom', []],
    ['3', 'seldom', []],
    ['SELDOM', 'seldom', ['7:12 warning spelling']],
    ['rarity_unique', 'unique', ['7:12 warning spelling']],
    ['RARITY_RARE', undefined, ['7:12 error wrong-value']],
    ['constructor', undefined, ['7:12 error wrong-value']],
  ])('RARITY "%s"', (written, rarity, problems) => {
    const text = MOB.replace('RARITY_COMMON', written);
    expect(said(text)).toEqual(problems);
    expect(read(text).design?.rarity).toBe(rarity);
  });

  it.each([
    ['Light', 'LIGHT'],
    ['ELEM_DARK', 'DARK'],
    ['magician', 'Magician'],
    ['ELEM_MAGE', 'Magician'],
    ['Moon', 'Moon'],
  ])('ELEMENT "%s" is %s', (written, element) => {
    const text = MOB.replace('"EARTH"', `"${written}"`);
    expect(said(text)).toEqual([]);
    expect(read(text).design?.element).toBe(element);
  });

  it('are also read in lower case, with a warning', () => {
    const text = MOB.replace('"COST"', '"cost"').replace('TYPE_MOB', 'type_mob');
    expect(said(text)).toEqual(['9:3 warning spelling', '11:3 warning spelling']);
    expect(read(text).design?.cost).toBe(100);
  });
});
