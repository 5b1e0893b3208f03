import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, editsBetween } from './edits.ts';

describe('the edits between two views', () => {
  it('are none where nothing has changed', () => {
    expect(editsBetween({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([]);
  });

  it('name what is new, what is another, and what is gone', () => {
    const before = { turn: 1, hand: [{ card: 3 }, { card: 4 }], note: 'x' };
    const after = { turn: 2, hand: [{ card: 3 }, { card: 5 }], chain: [] };
    expect(editsBetween(before, after)).toEqual([
      ['/note'],
      ['/turn', 2],
      ['/hand/1/card', 5],
      ['/chain', []],
    ]);
  });

  it('of a list leave alone what stands at both ends', () => {
    expect(editsBetween([1, 2, 3, 4, 5], [1, 2, 9, 8, 4, 5])).toEqual([['', 2, 1, 9, 8]]);
  });

  it('lead from one to the other, whatever they are, also by way of JSON', () => {
    const json = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(json, json, (before, after) => {
        const edits = JSON.parse(JSON.stringify(editsBetween(before, after)));
        expect(JSON.parse(JSON.stringify(applyEdits(before, edits)))).toEqual(
          JSON.parse(JSON.stringify(after)),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('change nothing in the data before', () => {
    const before = { list: [1, { a: 1 }] };
    applyEdits(before, [
      ['/list/1/a', 2],
      ['/list', 0, 1],
      ['/more', 1],
    ]);
    expect(before).toEqual({ list: [1, { a: 1 }] });
  });

  it('know no key that means more than itself', () => {
    const made = applyEdits({}, [['/__proto__', { stolen: true }]]) as object;
    expect(({} as { stolen?: boolean }).stolen).toBeUndefined();
    expect(Object.keys(made)).toEqual(['__proto__']);
  });
});
