import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardSet } from '../set/card-set.ts';
import { TIER_NAMES, type Tier } from '../set/design.ts';
import { aDesign } from '../testing/designs.ts';
import type { Deck } from './deck.ts';
import { readDeck } from './read-deck.ts';
import { writeDeck } from './write-deck.ts';

const set = cardSet([aDesign(), aDesign({ name: 'Moss Owl' }), aDesign({ name: 'x Ray' })]);
const read = (text: string) => readDeck(text, 'my.txt', set);
const entries = (text: string) => read(text).deck.entries;

describe('a deck list', () => {
  it('has a name, a plan, comments, and lines that say how many of what', () => {
    const { deck, problems } = read(
      '\ufeffName: Hares\r\nPlan: Run: fast.\r\n\r\n# units\r\n2 Ash Hare # the best\r\n1x moss owl\r\n',
    );
    expect(problems).toEqual([]);
    expect(deck).toEqual({
      name: 'Hares',
      note: 'Run: fast.',
      entries: [
        { name: 'Ash Hare', tier: 0, count: 2 },
        { name: 'Moss Owl', tier: 0, count: 1 },
      ],
    });
  });

  it('may say the tier of a card', () => {
    expect(entries('1 Ash Hare (Primal Rare)\n1 Ash Hare (common)')).toEqual([
      { name: 'Ash Hare', tier: 5, count: 1 },
      { name: 'Ash Hare', tier: 0, count: 1 },
    ]);
  });

  it('adds up lines with the same card and tier', () => {
    expect(entries('1 Ash Hare\n2x Ash Hare')).toEqual([{ name: 'Ash Hare', tier: 0, count: 3 }]);
  });

  it('can hold a card whose name begins with an x', () => {
    expect(entries('2 x Ray\n2x x Ray')).toEqual([{ name: 'x Ray', tier: 0, count: 4 }]);
  });
});

describe('a line that cannot be read', () => {
  const problem = (text: string) => {
    const { deck, problems } = read(text);
    expect(deck.entries).toEqual([]);
    expect(problems).toHaveLength(1);
    return problems[0];
  };

  it('with an unknown name is told the nearest one', () => {
    const found = problem('\n  2 Mos Owl');
    expect(found).toMatchObject({ file: 'my.txt', line: 2, column: 5, nearest: 'Moss Owl' });
    expect(found?.message).toBe('There is no card named "Mos Owl". Did you mean Moss Owl?');
  });

  it('with an unknown tier is told the six', () => {
    const found = problem('1 Ash Hare (Primal Rar)');
    expect(found).toMatchObject({ line: 1, column: 13, nearest: 'Primal Rare' });
    expect(found?.message).toContain(TIER_NAMES[0]);
  });

  it('needs a count from 1 to 99', () => {
    expect(problem('Ash Hare')?.message).toContain('how many');
    expect(problem('0 Ash Hare')?.message).toBe('Found "0" copies; expected 1 to 99.');
    expect(problem('100 Ash Hare')?.expected).toEqual(['1 to 99']);
  });

  it('with an unknown or repeated header is reported', () => {
    expect(problem('Nmae: x')).toMatchObject({ found: '"Nmae:"', nearest: 'name' });
    expect(problem('Name: x\nName: y')).toMatchObject({ line: 2, column: 1 });
  });

  it('hides no other', () => {
    expect(read('2 Nothing Known\n2 Ash Hare').deck.entries).toHaveLength(1);
  });
});

describe('writing a deck', () => {
  const tier = fc.integer({ min: 0, max: 5 }).map((number) => number as Tier);
  const name = fc.constantFrom('Ash Hare', 'Moss Owl', '2 Suns', 'x Ray', "Warden's Oath");
  const line = fc
    .string({ unit: fc.constantFrom(...'ab :2-#') })
    .map((text) => text.replace(/ +/g, ' ').trim());
  const deck: fc.Arbitrary<Deck> = fc.record({
    name: line,
    note: line,
    entries: fc.uniqueArray(fc.record({ name, tier, count: fc.integer({ min: 1, max: 99 }) }), {
      selector: (entry) => `${entry.name}/${entry.tier}`,
    }),
  });

  it('reads back as the same deck', () => {
    fc.assert(
      fc.property(deck, (written) => {
        expect(readDeck(writeDeck(written), 'my.txt')).toEqual({ deck: written, problems: [] });
      }),
    );
  });

  it('keeps a header in one line', () => {
    const text = writeDeck({ name: ' Hares\n#2 ', note: '\n', entries: [] });
    expect(text).toBe('Name: Hares #2\n');
  });

  it('is short', () => {
    const entries = [{ name: 'Ash Hare', tier: 5, count: 2 }] as const;
    const text = 'Name: Hares\nPlan: Run.\n\n2 Ash Hare (Primal Rare)\n';
    expect(writeDeck({ name: 'Hares', note: 'Run.', entries })).toBe(text);
  });
});

it('reading a deck never throws', () => {
  const nasty = fc.string({ unit: fc.constantFrom(...'12x ()#:\n\rName') });
  fc.assert(fc.property(fc.oneof(nasty, fc.string()), (text) => void read(text)));
  expect(read(`2 ${' '.repeat(90_000)}(`).problems).toHaveLength(1);
  expect(read('1 a\n'.repeat(30_000)).problems[0]?.message).toContain('at most 100000');
});
