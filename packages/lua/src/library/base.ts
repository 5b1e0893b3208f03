import { lengthOf, rawEquals, text } from '../compare.ts';
import { LuaError } from '../error.ts';
import { LibraryFunction } from '../host-function.ts';
import { callValue, index, metamethod, setRaw } from '../metatable.ts';
import { spendSteps, spendText } from '../meter.ts';
import { integer, parseNumber } from '../number.ts';
import { callBack, type Run } from '../run.ts';
import {
  all,
  isTrue,
  LuaFloat,
  type LuaResult,
  LuaTable,
  type LuaValue,
  NOTHING,
  typeName,
} from '../value.ts';
import { Arguments } from './arguments.ts';
import type { LibraryPart } from './library.ts';

/** What catching an error counts for in steps: making one takes its time. */
const ERROR_STEPS = 100;

/** `next`: the entry after a key. */
export function next(run: Run, table: LuaTable, key: LuaValue): LuaResult {
  const from = table.placeAfter(key);
  if (from === undefined) throw new LuaError("invalid key to 'next'");
  const place = table.nextPlace(from);
  const skipped = (place < 0 ? table.places : place) - from;
  if (skipped > 4) spendSteps(run.meter, skipped >> 2);
  return place < 0 ? undefined : [table.keyAt(place), table.valueAt(place)];
}

const nextFunction = new LibraryFunction('next', (run, values) =>
  next(run, new Arguments('next', values).table(1), values[1]),
);

const nextItem = new LibraryFunction('ipairs iterator', (run, [holder, place]) => {
  const following = (place as number) + 1;
  const value = index(run, holder, following);
  return value === undefined ? undefined : [following, value];
});

/** Runs something so that an error of a script, and nothing else, is caught. */
function guard(
  run: Run,
  attempt: () => LuaResult,
  recover: (error: LuaError) => LuaResult,
): LuaResult {
  const { meter, frame } = run;
  const { depth, levels } = meter;
  try {
    return [true, ...all(attempt())];
  } catch (thrown) {
    if (!(thrown instanceof LuaError)) throw thrown;
    thrown.settle(run);
    run.frame = frame;
    meter.depth = depth;
    meter.levels = levels;
    spendSteps(meter, ERROR_STEPS);
    return recover(thrown);
  }
}

/** The place a level names: 1 is where `error` was called, 2 where the function that did was called. */
function raise(run: Run, value: LuaValue, level: number): LuaError {
  if (typeof value !== 'string' || level < 1) return new LuaError(value, undefined, 'none');
  const place = run.trace()[level - 1];
  return new LuaError(value, place, place ? 'position' : 'none');
}

function toNumberInBase(given: string, base: number): LuaValue {
  const digits = given.trim().toLowerCase();
  const negative = digits.startsWith('-');
  const rest = negative ? digits.slice(1) : digits;
  if (!/^[\da-z]+$/.test(rest)) return undefined;
  let number = 0;
  for (const digit of rest) {
    const value = Number.parseInt(digit, 36);
    if (value >= base) return undefined;
    number = number * base + value;
  }
  return integer(negative ? -number : number);
}

/** The functions that stand alone. */
export const base: LibraryPart = {
  assert: (_run, args) => {
    if (isTrue(args.any(1))) return args.values;
    const message = args.values.length > 1 ? args.values[1] : 'assertion failed!';
    throw new LuaError(message, undefined, 'none');
  },
  error: (run, args) => {
    throw raise(run, args.values[0], args.integer(2, 1));
  },
  getmetatable: (_run, args) => {
    const value = args.any(1);
    if (!(value instanceof LuaTable)) return undefined;
    return metamethod(value, '__metatable') ?? value.metatable;
  },
  ipairs: (_run, args) => [nextItem, args.any(1), 0],
  next: nextFunction,
  pairs: (run, args) => {
    const handler = metamethod(args.any(1), '__pairs');
    if (handler === undefined) return [nextFunction, args.table(1), undefined];
    const [iterator, state, control] = all(callValue(run, handler, [args.values[0]]));
    return [iterator, state, control];
  },
  pcall: (run, args) => {
    const called = args.any(1);
    return guard(
      run,
      () => callValue(run, called, args.values.slice(1)),
      (error) => [false, error.value],
    );
  },
  print: (run, args) => {
    const line = args.values.map((value) => text(run, value)).join('\t');
    spendText(run.meter, line.length);
    run.services.print(line);
    return NOTHING;
  },
  rawequal: (_run, args) => rawEquals(args.any(1), args.any(2)),
  rawget: (_run, args) => args.table(1).get(args.any(2)),
  rawlen: (run, args) => {
    const value = args.values[0];
    if (value instanceof LuaTable) return value.length;
    if (typeof value === 'string') return lengthOf(run, value);
    throw args.wrong(1, 'table or string expected');
  },
  rawset: (run, args) => {
    setRaw(run, args.table(1), args.any(2), args.any(3));
    return args.values[0];
  },
  select: (run, args) => {
    const { values } = args;
    if (values[0] === '#') return values.length - 1;
    spendSteps(run.meter, values.length >> 2);
    const from = args.integer(1);
    if (from > 0) return values.slice(from);
    if (from === 0 || -from > values.length - 1) throw args.wrong(1, 'index out of range');
    return values.slice(from);
  },
  setmetatable: (_run, args) => {
    const table = args.table(1);
    const metatable = args.values[1];
    if (metatable !== undefined || args.values.length < 2) args.table(2);
    if (metamethod(table, '__metatable') !== undefined)
      throw new LuaError('cannot change a protected metatable');
    table.metatable = metatable as LuaTable | undefined;
    return table;
  },
  tonumber: (run, args) => {
    const value = args.any(1);
    if (typeof value === 'string') spendText(run.meter, value.length);
    if (args.values[1] !== undefined) {
      const base = args.integer(2);
      if (typeof value !== 'string') throw args.wrong(1, `string expected, got ${typeName(value)}`);
      if (base < 2 || base > 36) throw args.wrong(2, 'base out of range');
      return toNumberInBase(value, base);
    }
    if (typeof value === 'number' || value instanceof LuaFloat) return value;
    return typeof value === 'string' ? parseNumber(value) : undefined;
  },
  tostring: (run, args) => text(run, args.any(1)),
  type: (_run, args) => typeName(args.any(1)),
  xpcall: (run, args) => {
    const handler = args.function(2);
    return guard(
      run,
      () => callValue(run, args.values[0], args.values.slice(2)),
      (error) => [false, ...all(callBack(run, handler, [error.value]))],
    );
  },
};
