import { type MatchWishes, randomFrom } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { writeDeck } from '../decks/write-deck.ts';
import { builtIn } from '../testing/built-in.ts';

const arrange = (wishes: MatchWishes, seed = 'one') =>
  builtIn.arrange(wishes, randomFrom(`${seed}/decks`));

function sidesOf(wishes: MatchWishes, seed?: string) {
  const arranged = arrange(wishes, seed);
  if ('problems' in arranged) throw new Error(JSON.stringify(arranged.problems));
  return builtIn.sideNames(arranged.options);
}

function problemOf(wishes: MatchWishes) {
  const arranged = arrange(wishes);
  return 'problems' in arranged ? arranged.problems[0] : undefined;
}

describe('arranging a match', () => {
  it('takes decks by their names, whatever the case', () => {
    expect(sidesOf({ sides: ['cinder rush', 'Ebb and Vigil'] })).toEqual([
      'Cinder Rush',
      'Ebb and Vigil',
    ]);
  });

  it('leaves to chance what is not wished for: the same for a seed, and never one deck twice', () => {
    expect(sidesOf({}, 'one')).toEqual(sidesOf({}, 'one'));
    const drawn = Array.from({ length: 20 }, (_, at) => sidesOf({}, String(at)));
    expect(new Set(drawn.map(([first]) => first)).size).toBeGreaterThan(5);
    expect(drawn.filter(([first, second]) => first === second)).toEqual([]);
  });

  it('draws for a seed what it always has', () => {
    const arranged = arrange({}, 'a');
    const first = 'options' in arranged ? arranged.options.decks[0] : [];
    expect(first).toEqual(expect.arrayContaining(['Coffin Crab', 'Crypt Hound', 'Gallows Drake']));
  });

  it('draws decks of the edition', () => {
    const arranged = arrange({ variant: '0.001' });
    if ('problems' in arranged) throw new Error('nothing was arranged');
    expect(arranged.options.edition).toBe('0.001');
    const legal = builtIn.sides().filter(({ variants }) => variants?.includes('0.001'));
    const names = legal.map(({ name }) => name);
    for (const name of builtIn.sideNames(arranged.options)) expect(names).toContain(name);
  });

  it('takes a deck that is written down', () => {
    const [deck] = builtIn.decks;
    if (!deck) throw new Error('there is no deck');
    const wish = { path: 'mine.txt', text: writeDeck({ ...deck, name: 'Mine' }) };
    expect(sidesOf({ sides: [wish, 'Cinder Rush'] })).toEqual([deck.name, 'Cinder Rush']);
  });

  it('says what is wrong with a deck that is written down, and where', () => {
    const unread = { path: 'mine.txt', text: '2 Cairn Pup\n2 Cairn Pap\n' };
    expect(problemOf({ sides: [unread, undefined] })).toMatchObject({
      file: 'mine.txt',
      line: 2,
      column: 3,
      nearest: 'Cairn Pup',
    });
    const small = { path: 'mine.txt', text: '2 Cairn Pup\n' };
    expect(problemOf({ sides: [small, undefined] })).toMatchObject({
      file: 'mine.txt',
      message: 'Your deck has 2 cards; it needs 50 to 70: add 48 or more.',
    });
  });

  it('suggests a name like the one that there is not', () => {
    expect(problemOf({ sides: ['Cinder Rash', undefined] })).toMatchObject({
      file: 'Cinder Rash',
      message: 'There is neither a deck nor a file of that name; expected "Cinder Rush".',
    });
  });

  it('tells all that is wrong', () => {
    const arranged = arrange({ sides: ['Nobody', 'Nothing'] });
    expect(arranged).toMatchObject({ problems: [{ file: 'Nobody' }, { file: 'Nothing' }] });
  });

  it('knows the editions', () => {
    expect(problemOf({ variant: '7' })).toMatchObject({
      message: 'There is no edition "7"; expected "0.059", "2025-03-06" or "0.001".',
    });
  });
});
