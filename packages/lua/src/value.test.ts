import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LuaFloat, LuaTable, type LuaValue } from './index.ts';

function entries(table: LuaTable): [LuaValue, LuaValue][] {
  const found: [LuaValue, LuaValue][] = [];
  for (let place = table.nextPlace(0); place >= 0; place = table.nextPlace(place + 1))
    found.push([table.keyAt(place), table.valueAt(place)]);
  return found;
}

const key = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.constantFrom('a', 'b', '1', true, 1.5));
const value = fc.oneof(fc.integer(), fc.constant(undefined));

it('holds what was set last, each entry once, with a border as its length', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value), { maxLength: 60 }), (changes) => {
      const table = new LuaTable();
      const model = new Map<LuaValue, LuaValue>();
      for (const [at, set] of changes) {
        table.set(at, set);
        if (set === undefined) model.delete(at);
        else model.set(at, set);
        const { length } = table;
        expect(length === 0 || table.get(length) !== undefined).toBe(true);
        expect(table.get(length + 1)).toBe(undefined);
      }
      for (const [at, expected] of model) expect(table.get(at)).toBe(expected);
      const found = entries(table);
      expect(found).toHaveLength(model.size);
      expect(new Map(found)).toEqual(model);
    }),
  );
});

it('goes through the list first, then in the order of insertion', () => {
  const table = new LuaTable();
  for (const at of ['z', 2, 'a', 1, 3]) table.set(at, true);
  expect(entries(table).map(([at]) => at)).toEqual([1, 2, 3, 'z', 'a']);
});

it('lets a loop remove what it visits', () => {
  const table = new LuaTable();
  for (const at of [1, 2, 3, 'a', 'b']) table.set(at, true);
  const visited: LuaValue[] = [];
  let last: LuaValue;
  for (;;) {
    const place = table.nextPlace(table.placeAfter(last)!);
    if (place < 0) break;
    last = table.keyAt(place);
    visited.push(last);
    table.set(last, undefined);
  }
  expect(visited).toEqual([1, 2, 3, 'a', 'b']);
});

it('takes a float with a whole value for the integer', () => {
  const table = new LuaTable();
  table.set(new LuaFloat(2), 'two');
  expect(table.get(2)).toBe('two');
  expect(entries(table)).toEqual([[2, 'two']]);
});
