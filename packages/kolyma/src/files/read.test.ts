import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCardFile } from './read.ts';

const read = (value: unknown) => readCardFile(JSON.stringify(value, null, 2), 'cards.json');
const onlyError = (value: unknown) => {
  const { entries, errors } = read(value);
  expect(entries).toEqual([]);
  expect(errors).toHaveLength(1);
  return errors[0]!;
};

const special = {
  name: 'Thaw',
  text: 'Draw 2 special cards.',
  art: 'lantern blue',
  keywords: ['EFFECT_DRAW', 'TARGET_PLAYER', 'TYPE_SPECIAL'],
  values: [2],
};
const number = { name: 'Red Four', value: 4, class: 'red' };
const character = { name: 'Vera', art: 'robes', deck: ['Thaw', 'Thaw'] };

describe('card files', () => {
  it.each([' Odd', 'Odd ', 'O\u0007dd', '\ud800dd'])('have no name such as %j', (name) => {
    expect(onlyError({ ...number, name })).toMatchObject({
      path: 'name',
      expected: [expect.stringContaining('a name of 1 to 60 characters without')],
    });
  });

  it('may begin with a byte order mark', () => {
    expect(readCardFile(`\ufeff${JSON.stringify(number)}`, 'cards.json').errors).toEqual([]);
  });

  it('hold one entry', () => {
    expect(read(special)).toEqual({
      entries: [
        {
          kind: 'special',
          at: { file: 'cards.json', line: 2, column: 11, path: 'name' },
          card: {
            ...special,
            english: 'Draw 2 special cards.',
            program: {
              commands: [{ do: 'draw', targets: [{ side: 'player', amount: 2 }], type: 'special' }],
            },
          },
        },
      ],
      errors: [],
      warnings: [],
    });
  });

  it('hold a list of any kinds', () => {
    const { entries, errors } = read([special, number, character]);
    expect(errors).toEqual([]);
    expect(entries.map(({ kind }) => kind)).toEqual(['special', 'number', 'character']);
  });

  it('print the English of a card that has no text', () => {
    const { text: _, ...silent } = special;
    expect(read(silent).entries[0]?.card).toMatchObject({ text: 'Draw 2 special cards.' });
  });

  it.each([
    [3, 3],
    ['none', 0],
    ['black', 5],
  ])('take the class %j as %i (R-K8)', (written, colour) => {
    expect(read({ ...number, class: written }).entries[0]?.card).toMatchObject({ colour });
  });

  it('give the place of a wrong keyword', () => {
    const keywords = ['EFFECT_DRAW', 'TARGET_PLAYER', 'TYPE_SPECAIL'];
    expect(onlyError([{ ...special, keywords }])).toMatchObject({
      file: 'cards.json',
      line: 9,
      column: 7,
      path: '[0].keywords[2]',
      entry: 'Thaw',
      part: 'keywords',
      position: 2,
      found: '"TYPE_SPECAIL"',
    });
  });

  it('give the end of the list as the place of what is missing', () => {
    const text = '{"name": "Thaw", "keywords": ["EFFECT_DRAW"],\n "values": []}';
    expect(readCardFile(text, 'a').errors).toMatchObject([
      { line: 1, column: 44, path: 'keywords[1]', position: 1, found: 'the end of the list' },
    ]);
  });

  it('a broken entry hides no other', () => {
    const { entries, errors } = read([special, { ...special, values: [] }, 5, number]);
    expect(entries.map(({ card }) => card.name)).toEqual(['Thaw', 'Red Four']);
    expect(errors.map(({ path }) => path)).toEqual(['[1].values[0]', '[2]']);
  });

  it('warn where a text and its program disagree', () => {
    expect(read({ ...special, text: 'Draw 3 special cards.' }).warnings).toMatchObject([
      { code: 'K-TEXT-NUMBER', entry: 'Thaw', line: 3, column: 11, path: 'text' },
    ]);
  });

  it('never throw, whatever they hold', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { entries, errors } = readCardFile(text, 'any');
        expect(entries.length + errors.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('wrong shapes', () => {
  it.each<[string, unknown, string, string]>([
    ['an unknown key', { ...special, valeus: [] }, 'valeus', '"values"'],
    [
      'a key that changes objects',
      JSON.parse('{"value":1,"class":0,"name":"N","__proto__":1}'),
      '__proto__',
      '"class"',
    ],
    ['no name', { value: 1, class: 0 }, 'name', 'a name of 1 to 60 characters'],
    ['an empty name', { ...number, name: '' }, 'name', 'a name of 1 to 60 characters'],
    ['a blank name', { ...number, name: '  ' }, 'name', 'a name of 1 to 60 characters'],
    ['a long name', { ...number, name: 'x'.repeat(61) }, 'name', 'a name of 1 to 60 characters'],
    ['a name with a line break', { ...number, name: 'a\nb' }, 'name', 'control characters'],
    ['a long text', { ...special, text: 'x'.repeat(401) }, 'text', 'at most 400 characters'],
    ['a wrong art', { ...special, art: 7 }, 'art', 'words for a picture'],
    ['no values', { ...special, values: undefined }, 'values', 'a list of whole numbers'],
    ['a value that is a word', { ...special, values: ['2'] }, 'values[0]', 'a whole number'],
    ['a fraction', { ...special, values: [2.5] }, 'values[0]', 'a whole number'],
    ['a keyword that is none', { ...special, keywords: [null] }, 'keywords[0]', 'a keyword'],
    ['no keywords', { ...special, keywords: [], values: [] }, 'keywords[0]', 'EFFECT_NONE'],
    ['a big value', { ...number, value: 100 }, 'value', 'a whole number, -99 to 99'],
    ['an unknown colour', { ...number, class: 'pink' }, 'class', 'a colour class'],
    ['an unknown colour number', { ...number, class: 6 }, 'class', 'a colour class'],
    ['an empty deck', { ...character, deck: [] }, 'deck', '1 to 60 names'],
    ['a big deck', { ...character, deck: Array(61).fill('Thaw') }, 'deck', '1 to 60 names'],
    ['a deck of numbers', { ...character, deck: [1] }, 'deck[0]', 'a name'],
    ['two kinds in one', { ...character, value: 1, class: 0 }, 'art', '"name"'],
    ['no kind', { name: 'Thaw' }, '', '"deck" (character)'],
    ['nothing', {}, '', '"keywords" (special card)'],
    ['no entry', 5, '', 'a card or character'],
    ['an empty list', [], '', 'at least one card or character'],
  ])('%s', (_, value, path, right) => {
    const [error] = read(value).errors;
    expect(read(value).entries).toEqual([]);
    expect(error).toMatchObject({ path });
    expect(error!.expected.join(', ')).toContain(right);
    expect(error!.message).not.toBe('');
  });
});
