import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExpandOptions, expander } from './expand.ts';
import { readValues } from './placeholder.ts';

function sentences(
  template: string,
  files: Readonly<Record<string, string>>,
  options?: ExpandOptions,
): string[] {
  const values = new Map(Object.entries(files).map(([name, text]) => [name, readValues(text)]));
  return [...expander(values, options).expand(template)];
}

describe('an expanded template (R-W1)', () => {
  it('has a sentence for each value, in the order of the file', () => {
    expect(sentences('Draw <number> cards', { number: '1\n2\n3\n' })).toEqual([
      'Draw 1 cards',
      'Draw 2 cards',
      'Draw 3 cards',
    ]);
  });

  it('combines its placeholders, the last one changing fastest', () => {
    const files = { number: '1\n2\n3', type: 'fire\nwater' };
    expect(sentences('Gain <number> <type> points', files)).toEqual([
      'Gain 1 fire points',
      'Gain 1 water points',
      'Gain 2 fire points',
      'Gain 2 water points',
      'Gain 3 fire points',
      'Gain 3 water points',
    ]);
  });

  it('gives a placeholder that occurs twice one value', () => {
    expect(sentences('Swap <type> for <type>', { type: 'fire\nwater' })).toEqual([
      'Swap fire for fire',
      'Swap water for water',
    ]);
  });

  it('is itself where nothing is to be filled in', () => {
    expect(sentences('Draw a card.', {})).toEqual(['Draw a card.']);
  });

  it('expands what is nested, in its place', () => {
    const files = { effect: 'Draw <number>\nMill <number>', number: 'one\ntwo' };
    expect(sentences('<effect> cards', files)).toEqual([
      'Draw one cards',
      'Draw two cards',
      'Mill one cards',
      'Mill two cards',
    ]);
  });

  it('expands what is nested apart from the sentence around it', () => {
    const files = { effect: 'draw <number>', number: '1\n2' };
    expect(sentences('<number>: <effect>', files)).toEqual([
      '1: draw 1',
      '1: draw 2',
      '2: draw 1',
      '2: draw 2',
    ]);
  });

  it('takes an offset for a placeholder of its own', () => {
    expect(sentences('<rank> to <rank+1>', { rank: '1\n2' })).toEqual([
      '1 to 2',
      '1 to 3',
      '2 to 2',
      '2 to 3',
    ]);
    expect(sentences('<rank-1>', { rank: '1\n2' })).toEqual(['0', '1']);
  });

  it('adds an offset to integers and leaves other values alone', () => {
    expect(sentences('<rank+1>', { rank: '-1\n+3\none\n2.5\n4th' })).toEqual([
      ...['0', '4', 'one', '2.5', '4th'],
    ]);
  });

  it('adds offsets exactly, however many digits there are', () => {
    const files = { n: '9007199254740993\n-9007199254740993\n007', word: 'two' };
    expect(sentences('<n+1>', files)).toEqual(['9007199254740994', '-9007199254740992', '8']);
    expect(sentences('<word+9007199254740993>', files, { linked: true })).toEqual([
      '9007199254740995',
    ]);
  });

  it('takes a name that only looks like an offset for a name', () => {
    expect(sentences('<rank+1> <rank-1>', { rank: '4', 'rank+1': 'top' })).toEqual(['top 3']);
  });

  it('moves offsets together where they are linked, in number words too', () => {
    const linked = { linked: true };
    expect(sentences('<rank>, <rank+1>, <rank>', { rank: '1\n2' }, linked)).toEqual([
      '1, 2, 1',
      '2, 3, 2',
    ]);
    expect(sentences('<n> or <n+2>', { n: 'one\nNine\ntwenty\nno' }, linked)).toEqual([
      'one or three',
      'Nine or Eleven',
      'twenty or 22',
      'no or no',
    ]);
  });

  it('links nothing but what has one name', () => {
    const files = { rank: '1\n2', type: 'fire\nwater' };
    expect(sentences('<type> <rank> <rank+1>', files, { linked: true })).toEqual([
      'fire 1 2',
      'fire 2 3',
      'water 1 2',
      'water 2 3',
    ]);
  });

  it('keeps a placeholder without a file, or with an empty one', () => {
    const files = { number: '1\n2', nothing: '\n  \n' };
    expect(sentences('<number> <colour> <nothing+1>', files)).toEqual([
      '1 <colour> <nothing+1>',
      '2 <colour> <nothing+1>',
    ]);
  });

  it('keeps a placeholder that leads back to itself', () => {
    const files = { one: 'x <two>', two: 'y <one>\nz' };
    expect(sentences('<one>', files)).toEqual(['x y <one>', 'x z']);
    // The same names, entered by the other door.
    expect(sentences('<two>, <one>', files)).toEqual([
      'y x <two>, x y <one>',
      'y x <two>, x z',
      'z, x y <one>',
      'z, x z',
    ]);
    expect(sentences('<rank>', { rank: '<rank>' })).toEqual(['<rank>']);
  });

  it('leaves brackets that are no placeholder', () => {
    expect(sentences('1 < 2 > <> <number>', { number: '3' })).toEqual(['1 < 2 > <> 3']);
  });
});

describe('the values of a placeholder file', () => {
  it('are its lines that are not empty, trimmed, with _ for a space', () => {
    expect(readValues('  fire \r\n\n_\nany_other\r<rank_up>_now\n# 1')).toEqual([
      ...['fire', ' ', 'any other', '<rank_up> now', '# 1'],
    ]);
  });
});

describe('what is missing', () => {
  it('is told with the reason, once, however deep', () => {
    const values = new Map([
      ['a', ['<b> <c> <none+1>']],
      ['b', ['<a>', '<none>']],
      ['c', []],
    ]);
    expect(expander(values).gaps('<a> <b> <c>')).toEqual([
      { name: 'a', why: 'cycle' },
      { name: 'none', why: 'missing' },
      { name: 'c', why: 'empty' },
    ]);
    expect(expander(values).gaps('Draw a card.')).toEqual([]);
  });
});

describe('of all templates', () => {
  const name = fc.constantFrom('a', 'b', 'c');
  const value = fc.stringMatching(/^[a-z0-9]{1,4}$/);
  const files = fc.dictionary(name, fc.uniqueArray(value, { minLength: 1, maxLength: 4 }), {
    noNullPrototype: true,
  });
  const template = fc.array(
    fc.oneof(
      name.map((one) => `<${one}>`),
      value,
    ),
    { maxLength: 6 },
  );

  it('as many sentences come as there are combinations, all different', () => {
    fc.assert(
      fc.property(files, template, (lists, words) => {
        const found = [...expander(new Map(Object.entries(lists))).expand(words.join(' '))];
        const used = Object.keys(lists).filter((one) => words.includes(`<${one}>`));
        expect(new Set(found).size).toBe(
          used.reduce((product, one) => product * (lists[one]?.length ?? 1), 1),
        );
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });

  it('each sentence is the template with one value for each name', () => {
    fc.assert(
      fc.property(files, template, fc.boolean(), (lists, words, linked) => {
        const made = expander(new Map(Object.entries(lists)), { linked });
        for (const sentence of made.expand(words.join(' '))) {
          const chosen = new Map<string, string>();
          sentence.split(' ').forEach((word, at) => {
            const one = words[at]?.slice(1, -1) ?? '';
            const list = words[at]?.startsWith('<') ? lists[one] : undefined;
            expect(list ?? [words[at] ?? '']).toContain(word);
            if (!list) return;
            expect(chosen.get(one) ?? word).toBe(word);
            chosen.set(one, word);
          });
        }
      }),
    );
  });
});
