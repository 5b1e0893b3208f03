import { opened } from '@cardscape/showdown/testing';
import { factsOf } from '@cardscape/showdown/tools';
import { describe, expect, it } from 'vitest';
import { frameOf, groundOfElement, labelOf, terrainOf } from './showdownPrint.ts';
import { unitMarks } from './unitWords.ts';

const printOf = (name: string) => {
  const print = opened().print(name);
  if (!print) throw new Error(`there is no ${name}`);
  return print;
};

describe('the print of a card', () => {
  it('is framed by its rarity and stands on its ground; what nobody draws is plain', () => {
    const print = printOf('Boundary Boar');
    expect([frameOf(print), terrainOf(print)]).toEqual(['common', 'earth']);
    expect(frameOf({ ...print, rarity: 99 })).toBe('common');
    expect(terrainOf({ ...print, terrain: 'marzipan' })).toBe('plain');
  });

  it('is called by its name, its level and its kind', () => {
    const print = printOf('Boundary Boar');
    const facts = factsOf(print);
    expect(labelOf(print, facts)).toBe(`Boundary Boar, level 20, ${print.kind}`);
    expect(labelOf(print, undefined)).toBe(`Boundary Boar, ${print.kind}`);
  });

  it('gives elements of other sets a ground, always the same', () => {
    expect(groundOfElement('WIND')).toBe('air');
    expect(groundOfElement('Pirate')).toBe(groundOfElement('Pirate'));
  });
});

describe('what is in force on a card', () => {
  it('is said in words, with turns and sources, attack and HP apart', () => {
    const marks = unitMarks({
      ailments: { stun: 2 },
      dots: [{ damage: 10, turns: 1 }],
      bonuses: [{ from: 'Long Noon', attack: 10, hp: -20, block: 0 }],
    } as never);
    expect(marks.map(({ words }) => words)).toEqual([
      'Stunned: 2 turns',
      '10 damage a turn: 1 turn',
      '+10 attack from Long Noon',
      '−20 HP from Long Noon',
    ]);
    expect(marks.slice(2).map(({ kind, figure }) => `${kind} ${figure}`)).toEqual([
      'bonus +10',
      'malus −20',
    ]);
  });
});
