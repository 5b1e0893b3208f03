import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expander } from './expand.ts';
import { readRemovals, readReplacements } from './phrase-files.ts';
import {
  refine,
  replacePhrases,
  sentenceCase,
  singleSpaces,
  singular,
  sorted,
  withoutDuplicates,
} from './refine.ts';

describe('after expansion (R-W2)', () => {
  it('duplicates go, and the first stays', () => {
    expect(withoutDuplicates(['b', 'a', 'b', 'c', 'a'])).toEqual(['b', 'a', 'c']);
  });

  it('duplicates that arise later stay', () => {
    const replacements = [{ from: 'two', to: '2' }];
    expect(refine(['draw two', 'draw 2'], { replacements })).toEqual(['Draw 2', 'Draw 2']);
  });

  it('phrases are replaced wherever they stand, in the order of their file', () => {
    const replacements = [
      { from: 'one point(s)', to: 'one point' },
      { from: 'one point', to: '1 point' },
    ];
    expect(replacePhrases('Lose one point(s), gain one point(s).', replacements)).toBe(
      'Lose 1 point, gain 1 point.',
    );
    expect(replacePhrases('Gain $& points', [{ from: 'points', to: '$& $1' }])).toBe(
      'Gain $& $& $1',
    );
  });

  it.each([
    ['draw one cards', 'draw one cards'],
    ['draw one fire cards', 'draw one fire card'],
    ['destroy one rank 2 spells', 'destroy one rank 2 spell'],
    ['destroy one rank 2 or lower fire creatures', 'destroy one rank 2 or lower fire creature'],
    ['choose one other targets', 'choose one other target'],
    ['tap one fire cards and one dark cards', 'tap one fire card and one dark card'],
    ['return none of the cards', 'return none of the cards'],
    ['destroy one fire units', 'destroy one fire units'],
  ])('%s: %s', (plural, one) => {
    expect(singular(plural)).toBe(one);
  });

  it('spaces are single, and none is at the ends', () => {
    expect(singleSpaces('  for each   fire  unit ')).toBe('for each fire unit');
  });

  it('sentences with a removal phrase go, whatever is around it', () => {
    const lines = ['Draw 1 or lower cards', 'Draw 11 or lower cards', 'Draw 2 or lower cards'];
    expect(refine(lines, { removals: ['1 or lower', 'spell creature'] })).toEqual([
      'Draw 2 or lower cards',
    ]);
  });

  it('phrases are replaced once more after removal', () => {
    const replacements = [{ from: 'a a', to: 'a' }];
    expect(refine(['a a a a'], { replacements, removals: ['a a a'] })).toEqual(['A']);
  });

  it('sentences are in the order of their code points', () => {
    expect(sorted(['b', 'a b', '\u{1f0a1}', '￿', 'B', 'a', ''])).toEqual([
      ...['', 'B', 'a', 'a b', 'b', '￿', '\u{1f0a1}'],
    ]);
  });

  it('they are sorted before their letters change case', () => {
    expect(refine(['b', 'C', 'a'])).toEqual(['C', 'A', 'B']);
  });

  it('the first letter is upper case and the rest lower', () => {
    expect(sentenceCase('destroy ONE Dragon.')).toBe('Destroy one dragon.');
    expect(sentenceCase('')).toBe('');
  });
});

describe('the files of phrases (5.1.4)', () => {
  it('have comments and empty lines', () => {
    const text = '1 or lower\n# Exclude higher ranks for now\n5 or higher\n\nspell creature\n';
    expect(readRemovals(text)).toEqual(['1 or lower', '5 or higher', 'spell creature']);
  });

  it('name a phrase and what it becomes', () => {
    const text =
      '# Fix pluralization\none point(s): one point\ntwo card(s): two cards\n# three spell(s): three spells\nspellcaster: spellcaster\n';
    expect(readReplacements(text)).toEqual({
      replacements: [
        { from: 'one point(s)', to: 'one point' },
        { from: 'two card(s)', to: 'two cards' },
        { from: 'spellcaster', to: 'spellcaster' },
      ],
      unread: [],
    });
  });

  it('cut a line at its first colon, and may replace by nothing', () => {
    expect(readReplacements('a: b: c\nreally:').replacements).toEqual([
      { from: 'a', to: 'b: c' },
      { from: 'really', to: '' },
    ]);
  });

  it('tell the lines that say nothing', () => {
    expect(readReplacements('a: b\nonly words\n: c').unread).toEqual([
      { line: 2, text: 'only words' },
      { line: 3, text: ': c' },
    ]);
  });
});

describe('from templates to a list', () => {
  const values = new Map([['number', ['1', '2', '3']]]);
  const drawn = () => expander(values).expand('Draw <number> card');

  it('5.1.6, but for "2 card", which does not contain "two card" (R-W3)', () => {
    const { replacements } = readReplacements('two card: two cards');
    const removals = readRemovals('# Exclude invalid draw\nDraw 1');
    expect(refine(drawn(), { replacements, removals })).toEqual(['Draw 2 card', 'Draw 3 card']);
  });

  it('6.1: useless effects go and grammar is mended', () => {
    const lists = new Map([['n', ['0', '1', '2']]]);
    const { expand } = expander(lists);
    const lines = [...expand('Draw <n> cards'), ...expand('Gain <n> points')];
    const { replacements } = readReplacements('# Fix grammar\nGain 1 points: Gain 1 point');
    const removals = readRemovals('# Skip useless effects\nDraw 0 cards');
    expect(refine(lines, { replacements, removals })).toEqual([
      ...['Draw 1 cards', 'Draw 2 cards', 'Gain 0 points', 'Gain 1 point', 'Gain 2 points'],
    ]);
  });

  it('a list is clean, whatever went in', () => {
    const word = fc.constantFrom('one', 'fire', 'cards', '', 'a', 'B', '2');
    const line = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), line, (lines, removal) => {
        const removals = removal.trim() === '' ? [] : [removal];
        const found = refine(lines, { removals });
        expect(found.length).toBeLessThanOrEqual(new Set(lines).size);
        for (const text of found) expect(text).toBe(sentenceCase(singleSpaces(singular(text))));
        const small = removals.filter((one) => one === one.toLowerCase());
        for (const one of small)
          expect(found.some((text) => text.slice(1).includes(one))).toBe(false);
      }),
    );
  });
});
