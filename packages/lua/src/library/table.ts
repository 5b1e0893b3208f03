import { joined, lengthOf, lessThan } from '../compare.ts';
import { LuaError } from '../error.ts';
import { ENTRY_BYTES, index, setIndex, TABLE_BYTES } from '../metatable.ts';
import { spendMemory, spendSteps, spendString } from '../meter.ts';
import { toInteger } from '../number.ts';
import { callBack, type Run } from '../run.ts';
import { first, isTrue, type LuaResult, LuaTable, type LuaValue, NOTHING } from '../value.ts';
import type { Arguments } from './arguments.ts';
import type { LibraryPart } from './library.ts';
import { type Before, mergeSort } from './sort.ts';

/** The engine's stack bears only so many values at once. */
const MOST_RESULTS = 10_000;

/** The length as `#` gives it. */
function size(run: Run, table: LuaTable): number {
  const length = toInteger(lengthOf(run, table));
  if (length === undefined) throw new LuaError('object length is not an integer');
  return length;
}

/** Whether the table can be worked on directly, without metamethods or a made-up length. */
function isPlain(table: LuaTable): boolean {
  return table.metatable === undefined;
}

function concat(run: Run, args: Arguments): string {
  const table = args.table(1);
  const separator = args.values[1] === undefined ? '' : args.text(2);
  const from = args.integer(3, 1);
  const to = args.values[3] === undefined ? size(run, table) : args.integer(4);
  const parts: string[] = [];
  for (let place = from; place <= to; place++) {
    spendSteps(run.meter, 1);
    const value = index(run, table, place);
    const part = joined(run, value);
    if (part === undefined)
      throw new LuaError(`invalid value (at index ${place}) in table for 'concat'`);
    spendString(run.meter, part.length + separator.length);
    parts.push(part);
  }
  return parts.join(separator);
}

function insert(run: Run, args: Arguments): LuaResult {
  const table = args.table(1);
  const end = size(run, table) + 1;
  if (args.values.length === 2) {
    setIndex(run, table, end, args.values[1]);
    return NOTHING;
  }
  if (args.values.length !== 3) throw new LuaError("wrong number of arguments to 'insert'");
  const place = args.integer(2);
  const value = args.values[2];
  if (place < 1 || place > end) throw args.wrong(2, 'position out of bounds');
  if (isPlain(table) && place < end && value !== undefined) {
    spendMemory(run.meter, ENTRY_BYTES);
    spendSteps(run.meter, (end - place) >> 4);
    table.insert(place, value);
    return NOTHING;
  }
  for (let at = end; at > place; at--) {
    spendSteps(run.meter, 1);
    setIndex(run, table, at, index(run, table, at - 1));
  }
  setIndex(run, table, place, value);
  return NOTHING;
}

function remove(run: Run, args: Arguments): LuaResult {
  const table = args.table(1);
  const length = size(run, table);
  const place = args.integer(2, length);
  if (args.values.length > 1 && length + 1 !== place && (place < 1 || place > length + 1))
    if (length !== 0 || place !== 0) throw args.wrong(2, 'position out of bounds');
  if (isPlain(table) && place >= 1 && place <= length) {
    spendSteps(run.meter, (length - place) >> 4);
    return table.remove(place);
  }
  const value = index(run, table, place);
  for (let at = place; at < length; at++) {
    spendSteps(run.meter, 1);
    setIndex(run, table, at, index(run, table, at + 1));
  }
  setIndex(run, table, Math.max(place, length), undefined);
  return value;
}

function move(run: Run, args: Arguments): LuaTable {
  const source = args.table(1);
  const from = args.integer(2);
  const to = args.integer(3);
  const start = args.integer(4);
  const target = args.values[4] === undefined ? source : args.table(5);
  const count = to - from + 1;
  const upward = start > to || start <= from || source !== target;
  for (let step = 0; step < count; step++) {
    spendSteps(run.meter, 1);
    const offset = upward ? step : count - 1 - step;
    setIndex(run, target, start + offset, index(run, source, from + offset));
  }
  return target;
}

/** Values as a table, with their number in `n`. */
export function packed(run: Run, values: readonly LuaValue[]): LuaTable {
  spendMemory(run.meter, TABLE_BYTES + ENTRY_BYTES * (values.length + 1));
  const table = new LuaTable();
  table.fill(values);
  table.set('n', values.length);
  return table;
}

/** `table.unpack`, which older scripts call `unpack`. */
export function unpack(run: Run, args: Arguments): LuaResult {
  const list = args.values[0];
  const from = args.integer(2, 1);
  const to = args.values[2] === undefined ? (toInteger(lengthOf(run, list)) ?? 0) : args.integer(3);
  if (to - from >= MOST_RESULTS) throw new LuaError('too many results to unpack');
  spendMemory(run.meter, Math.max(to - from, 0) * 8);
  const values: LuaValue[] = [];
  for (let place = from; place <= to; place++) values.push(index(run, list, place));
  return values;
}

function sort(run: Run, args: Arguments): LuaResult {
  const table = args.table(1);
  const length = size(run, table);
  const order = args.values[1] === undefined ? undefined : args.function(2);
  const before: Before = order
    ? (a, b) => isTrue(first(callBack(run, order, [a, b])))
    : (a, b) => lessThan(run, a, b);
  spendMemory(run.meter, length * 16);
  const values: LuaValue[] = [];
  for (let place = 1; place <= length; place++) values.push(index(run, table, place));
  for (const [place, value] of mergeSort(run, values, before).entries())
    setIndex(run, table, place + 1, value);
  return NOTHING;
}

/** The table `table`. */
export const table: LibraryPart = {
  concat,
  insert,
  move,
  pack: (run, args) => packed(run, args.values),
  remove,
  sort,
  unpack,
};
