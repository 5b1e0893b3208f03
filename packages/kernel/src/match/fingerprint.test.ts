import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyData } from '../contract/copy.ts';
import { fingerprint } from './fingerprint.ts';

describe('a fingerprint', () => {
  it('is sixteen hexadecimal digits, and stays what it is: records keep it', () => {
    expect(
      [{}, [], null, { deck: [1, 2], name: 'Ölflut' }].map(fingerprint),
    ).toMatchInlineSnapshot(`
      [
        "570caba279867c7b",
        "086804d5f7b1279b",
        "9e3779b1a23f2158",
        "736eac2261dce9d9",
      ]
    `);
  });

  it('does not depend on the order of the keys', () => {
    expect(fingerprint({ a: 1, b: { c: 2, d: 3 } })).toBe(fingerprint({ b: { d: 3, c: 2 }, a: 1 }));
  });

  it('depends on the order of a list, on every value, and on what is a key of what', () => {
    const data = [
      ...[[1, 2], [2, 1], [1, 2, 3], ['1', 2], [1, null], { 0: 1, 1: 2 }, [[1], 2], [[1, 2]]],
      ...[{ a: 1, b: 2 }, { a: 2, b: 1 }, { a: { b: 1 } }, { b: { a: 1 } }, { a: 1 }, { a: '1' }],
      ...[{ a: null }, { a: false }, { a: true }, { a: 0 }, { a: '' }, { a: [] }, { a: {} }],
      ...[{ a: 0.5 }, { a: -0.5 }, { a: 2 ** 31 }, { a: 2 ** 32 }, { a: -(2 ** 31) }],
    ];
    const prints = data.map(fingerprint);
    expect(new Set(prints).size).toBe(prints.length);
  });

  it('survives a trip through JSON', () => {
    const data = { number: 1e21, text: 'Ölflut \u2028', list: [0.1, true, null], none: undefined };
    expect(fingerprint(JSON.parse(JSON.stringify(data)))).toBe(fingerprint(data));
    expect(fingerprint({ zero: -0 })).toBe(fingerprint({ zero: 0 }));
  });

  it('passes over the words that a position keeps for people, wherever they lie', () => {
    const asked = (words: unknown) => ({ step: { kind: 'prompt', words }, turn: 3 });
    expect(fingerprint(asked({ prompt: 'Which one?' }))).toBe(fingerprint(asked('Choose one.')));
    expect(fingerprint({ turn: 3, words: 'x' })).toBe(fingerprint({ turn: 3 }));
    expect(fingerprint({ word: 'x' })).not.toBe(fingerprint({ word: 'y' }));
  });

  it('is the same for equal data and another for other data', () => {
    const json = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(json, json, (left, right) => {
        expect(fingerprint(copyData(left))).toBe(fingerprint(left));
        const same = JSON.stringify(sorted(left)) === JSON.stringify(sorted(right));
        expect(fingerprint(left) === fingerprint(right)).toBe(same);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps a hundred thousand small changes of one position apart', () => {
    const prints = new Set<string>();
    const cards = Array.from({ length: 40 }, (_, id) => ({ id, zone: 'deck', known: id % 3 }));
    for (let at = 0; at < 40; at++)
      for (let generation = 0; generation < 2500; generation++) {
        const changed = cards.map((card, id) => (id === at ? { ...card, generation } : card));
        prints.add(fingerprint(changed));
      }
    expect(prints.size).toBe(100_000);
  });
});

/** The data with all keys in order and none called `words`; -0 is 0, as JSON writes it. */
function sorted(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(sorted);
  const entries = Object.entries(data).filter(([key]) => key !== 'words');
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, sorted(value)]),
  );
}
