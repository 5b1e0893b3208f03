import { describe, expect, it } from 'vitest';
import { loadSet } from './set.ts';

const file = (path: string, ...entries: object[]) => ({
  path,
  text: JSON.stringify(entries, null, 1),
});
const special = (name: string, keywords = ['EFFECT_NONE']) => ({ name, keywords, values: [] });
const number = (name: string) => ({ name, value: 1, class: 'red' });
const character = (name: string, ...deck: string[]) => ({ name, deck });

describe('a set of card files', () => {
  it('joins cards and characters of all files', () => {
    const { set, errors } = loadSet([
      file('characters.json', character('Vera', 'Frost', 'Frost', 'Thaw')),
      file('cards.json', special('Thaw'), number('Red One'), special('Frost')),
    ]);
    expect(errors).toEqual([]);
    expect(set.specials.map(({ name }) => name)).toEqual(['Thaw', 'Frost']);
    expect(set.numbers).toEqual([{ name: 'Red One', value: 1, colour: 1 }]);
    expect(set.characters).toEqual([{ name: 'Vera', art: '', deck: ['Frost', 'Frost', 'Thaw'] }]);
  });

  it('keeps the first of two of one name and says where it is', () => {
    const { set, errors } = loadSet([
      file('a.json', special('Thaw'), number('Thaw')),
      file('b.json', special('Frost'), special('Thaw')),
    ]);
    expect(set.specials).toHaveLength(2);
    expect(set.numbers).toHaveLength(1);
    expect(errors).toMatchObject([{ file: 'b.json', path: '[1].name', code: 'set' }]);
    expect(errors[0]?.message).toBe('There is already a special card "Thaw" (a.json, line 3).');
  });

  it('leaves out a character with an unknown card, and names its place', () => {
    const { set, errors } = loadSet([
      file('a.json', special('Thaw'), character('Vera', 'Thaw', 'Thow'), character('Ilya', 'Thaw')),
    ]);
    expect(set.characters.map(({ name }) => name)).toEqual(['Ilya']);
    expect(errors).toMatchObject([
      { entry: 'Vera', path: '[1].deck[1]', line: 13, position: 1, expected: ['"Thaw"'] },
    ]);
  });

  it.each([
    ['Red One', '"Red One" is a number card; a deck holds special cards.'],
    ['Broken', '"Broken" has errors of its own.'],
    ['Something else', '"Something else" is not a card of this set.'],
  ])('says why %s cannot be in a deck', (name, message) => {
    const { errors } = loadSet([
      file('a.json', number('Red One'), special('Broken', []), character('Vera', name)),
    ]);
    expect(errors.at(-1)?.message).toBe(message);
  });
});
