import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyData } from './copy.ts';

describe('a copy of data', () => {
  it('is equal to any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        expect(copyData(value)).toEqual(value);
      }),
    );
  });

  it('keeps a field called __proto__ as a field', () => {
    const copy = copyData(JSON.parse('{"__proto__": {"a": 1}, "b": 2}'));
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"a":1},"b":2}');
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });

  it('keeps the order of the keys', () => {
    expect(JSON.stringify(copyData({ b: 1, a: { d: 2, c: 3 } }))).toBe('{"b":1,"a":{"d":2,"c":3}}');
  });

  it('shares nothing with the original, at any depth', () => {
    const original = { list: [{ deep: [1, 2] }], nothing: null };
    const copy = copyData(original);
    copy.list[0]?.deep.push(3);
    copy.list.push({ deep: [] });
    expect(original).toEqual({ list: [{ deep: [1, 2] }], nothing: null });
  });
});
