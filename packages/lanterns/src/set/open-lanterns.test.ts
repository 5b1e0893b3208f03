import { describe, expect, it } from 'vitest';
import { builtInSet } from '../testing/built-in.ts';
import { lanternBook } from './book.ts';
import { openLanterns } from './open-lanterns.ts';

const own = { name: 'Kite Light', value: 9, rarity: 2 };
const broughtIn = (entries: unknown) => ({
  files: [{ path: 'mine.json', text: JSON.stringify(entries) }],
});
const problemsOf = (entries: unknown) =>
  openLanterns(builtInSet.files, broughtIn(entries)).problems.map(
    ({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`,
  );

describe('the built-in lanterns', () => {
  const { lanterns, problems } = openLanterns(builtInSet.files);

  it('are twelve, with each value from 1 to 12 once', () => {
    expect(problems).toEqual([]);
    const values = lanterns.map(({ value }) => value).sort((one, two) => one - two);
    expect(values).toEqual(Array.from({ length: 12 }, (_, place) => place + 1));
  });

  it('are looked up by name', () => {
    const book = lanternBook(lanterns);
    expect(book.value('Paper Moon')).toBe(7);
    expect(() => book.value('Kite Light')).toThrow('There is no lantern called "Kite Light".');
  });
});

describe('a fault in the built-in lanterns', () => {
  it.each([
    ['[{"name": "Paper Moon", "value": 13, "rarity": 0}]', 'cards.json:1:34: "value" is 13'],
    ['[]', 'cards.json:1:1: There are 0 lanterns to play with'],
  ])('is one of ours: %s', (text, message) => {
    expect(() => openLanterns([{ path: 'cards.json', text }])).toThrow(message);
  });

  it('hides nothing where the others are left out', () => {
    const six = Array.from({ length: 6 }, (_, place) => ({ ...own, name: `Kite ${place}` }));
    const opened = openLanterns([], { ...broughtIn(six), alone: true });
    expect(opened.problems).toEqual([]);
  });
});

describe('lanterns that someone brought', () => {
  it('are played beside the built-in ones', () => {
    const { lanterns, problems } = openLanterns(builtInSet.files, broughtIn([own]));
    expect(problems).toEqual([]);
    expect(lanterns).toHaveLength(13);
    expect(lanterns).toContainEqual(own);
  });

  it('take the place of a built-in one of the same name', () => {
    const moon = { ...own, name: 'Paper Moon' };
    const { lanterns } = openLanterns(builtInSet.files, broughtIn([moon]));
    expect(lanterns.filter(({ name }) => name === 'Paper Moon')).toEqual([moon]);
  });

  it('alone, take the place of all', () => {
    const six = Array.from({ length: 6 }, (_, place) => ({ ...own, name: `Kite ${place}` }));
    const opened = openLanterns(builtInSet.files, { ...broughtIn(six), alone: true });
    expect(opened).toEqual({ lanterns: six, problems: [] });
  });

  it('alone, must be enough to deal', () => {
    const { problems } = openLanterns(builtInSet.files, { ...broughtIn([own]), alone: true });
    expect(problems.map(({ message }) => message)).toEqual([
      'There is 1 lantern to play with; expected at least 6 lanterns.',
    ]);
  });

  it.each([
    [own, 'mine.json:1:1: Found an object; expected a list of lanterns.'],
    [[{ ...own, value: 13 }], '"value" is 13; expected a whole number from 1 to 12.'],
    [[{ ...own, rarity: 6 }], '"rarity" is 6; expected a whole number from 0 to 5.'],
    [[{ ...own, name: ' ' }], '"name" is " "; expected a name of 1 to 40 characters'],
    [[{ ...own, valu: 2 }], 'The key "valu" is not known here; expected "value".'],
    [['Kite Light'], 'expected a lantern in { }.'],
    [[own, own], 'Found "Kite Light"; expected a name of its own.'],
  ])('are refused with the place: %j', (entries, message) => {
    const [problem] = problemsOf(entries);
    expect(problem).toMatch(/^mine\.json:1:\d+: /);
    expect(problem).toContain(message);
  });

  it('are refused where they are no JSON', () => {
    const files = [{ path: 'mine.json', text: '[\n  {,}\n]' }];
    expect(openLanterns(builtInSet.files, { files }).problems).toMatchObject([
      { file: 'mine.json', line: 2, severity: 'error' },
    ]);
  });
});
