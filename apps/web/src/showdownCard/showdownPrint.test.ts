import { coreCards } from '@cardscape/showdown';
import { describe, expect, it } from 'vitest';
import { artOf, groundOfElement, needsOf } from './showdownPrint.ts';
import { unitMarks } from './unitWords.ts';

const designOf = (name: string) => {
  const found = coreCards().find(({ design }) => design.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found.design;
};

describe('the print of a card', () => {
  it('shows a figure for its subtype, a person for a character, a thing for equipment', () => {
    expect(artOf(designOf('Boundary Boar')).figure).toBe('beast');
    expect(artOf(designOf('Hush Spider')).figure).toBe('insect');
    expect(artOf(designOf('Tremor Beetle')).figure).toBe('insect');
    expect(artOf(designOf('Tamsin Greywall')).figure).toBe('portrait');
    expect(artOf(designOf('Mirror Shield'))).toMatchObject({ figure: 'object', thing: 'shield' });
    expect(artOf(designOf('Terraced Valley')).figure).toBeUndefined();
  });

  it('says what an ability needs', () => {
    expect(needsOf({ level: 30, attributes: 2, text: '' }, 'EARTH')).toBe('Level 30, 2 Earth');
    expect(needsOf({ level: 'one-shot', attributes: 0, text: '' }, 'EARTH')).toBe('One-shot');
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
