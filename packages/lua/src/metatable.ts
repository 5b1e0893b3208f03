import { nearest } from '@cardscape/kernel';
import { LuaError } from './error.ts';
import { whyLeftOut } from './left-out.ts';
import { spendMemory, spendSteps, spendText } from './meter.ts';
import { callBack, type Run } from './run.ts';
import {
  first,
  LuaFunction,
  type LuaResult,
  LuaTable,
  type LuaValue,
  NOTHING,
  typeName,
} from './value.ts';

/** What a new entry of a table counts for in memory. */
export const ENTRY_BYTES = 80;
/** What a new table counts for. */
export const TABLE_BYTES = 64;

const LONGEST_CHAIN = 100;

/** The metamethod of a value for an event such as `__add`, or nil. Only tables have any. */
export function metamethod(value: LuaValue, event: string): LuaValue {
  return value instanceof LuaTable ? value.metatable?.get(event) : undefined;
}

/** `value[key]`, with metamethods. */
export function index(run: Run, value: LuaValue, key: LuaValue): LuaValue {
  let holder = value;
  if (typeof key === 'string') spendText(run.meter, key.length);
  for (let link = 0; link < LONGEST_CHAIN; link++) {
    let handler: LuaValue;
    if (holder instanceof LuaTable) {
      const found = holder.get(key);
      if (found !== undefined || holder.metatable === undefined) return found;
      handler = holder.metatable.get('__index');
      if (handler === undefined) return undefined;
    } else if (typeof holder === 'string') {
      handler = run.strings;
    } else throw cannotIndex(run, holder, key);
    if (handler instanceof LuaFunction) return first(callBack(run, handler, [holder, key]));
    holder = handler;
  }
  throw new LuaError("'__index' chain too long; possibly a loop");
}

/** `value[key] = assigned`, with metamethods. */
export function setIndex(run: Run, value: LuaValue, key: LuaValue, assigned: LuaValue): void {
  let holder = value;
  for (let link = 0; link < LONGEST_CHAIN; link++) {
    if (!(holder instanceof LuaTable)) throw cannotIndex(run, holder, key);
    const handler =
      holder.metatable !== undefined && holder.get(key) === undefined
        ? holder.metatable.get('__newindex')
        : undefined;
    if (handler === undefined) {
      setRaw(run, holder, key, assigned);
      return;
    }
    if (handler instanceof LuaFunction) {
      callBack(run, handler, [holder, key, assigned]);
      return;
    }
    holder = handler;
  }
  throw new LuaError("'__newindex' chain too long; possibly a loop");
}

/** `table[key] = assigned`, without metamethods. */
export function setRaw(run: Run, table: LuaTable, key: LuaValue, assigned: LuaValue): void {
  if (key === undefined) throw new LuaError('table index is nil');
  if (typeof key === 'number' && Number.isNaN(key)) throw new LuaError('table index is NaN');
  if (typeof key === 'string') spendText(run.meter, key.length);
  if (table.set(key, assigned)) spendMemory(run.meter, ENTRY_BYTES);
}

function cannotIndex(run: Run, value: LuaValue, key: LuaValue): LuaError {
  const name = run.frame?.site.left ?? '';
  const field = name === '' && typeof key === 'string' ? ` (field '${key.slice(0, 40)}')` : name;
  return new LuaError(`attempt to index a ${typeName(value)} value${field}`);
}

/** The function to call for a value and the arguments it gets: itself, or its `__call`. */
function callable(
  run: Run,
  value: LuaValue,
  args: readonly LuaValue[],
): { fn: LuaFunction; args: readonly LuaValue[] } {
  let called = value;
  let given = args;
  for (let link = 0; link < LONGEST_CHAIN; link++) {
    if (called instanceof LuaFunction) return { fn: called, args: given };
    const handler = metamethod(called, '__call');
    if (handler === undefined) throw cannotCall(run, called);
    given = [called, ...given];
    called = handler;
  }
  throw new LuaError("'__call' chain too long; possibly a loop");
}

function cannotCall(run: Run, value: LuaValue): LuaError {
  const site = run.frame?.site;
  const { names } = run.services;
  let hint = '';
  if (value === undefined && site?.global !== undefined) {
    // Comparing with every name takes its time.
    spendSteps(run.meter, names.length * 4);
    const why = whyLeftOut(site.global);
    const meant = nearest(site.global, names);
    if (why !== undefined) hint = `; ${why}`;
    else if (meant === site.global) hint = '; the script has set it to nil itself';
    else if (meant !== undefined) hint = `; did you mean '${meant}'?`;
  }
  return new LuaError(`attempt to call a ${typeName(value)} value${site?.left ?? ''}${hint}`);
}

/** Calls any value from the library, with metamethods. */
export function callValue(run: Run, value: LuaValue, args: readonly LuaValue[]): LuaResult {
  if (value instanceof LuaFunction) return callBack(run, value, args);
  const target = callable(run, value, args);
  return callBack(run, target.fn, target.args);
}

/** The metamethod of either operand, called with both; undefined if neither has one. */
export function binaryMetamethod(
  run: Run,
  event: string,
  left: LuaValue,
  right: LuaValue,
): readonly LuaValue[] | undefined {
  const handler = metamethod(left, event) ?? metamethod(right, event);
  if (handler === undefined) return undefined;
  const result = first(callValue(run, handler, [left, right]));
  return result === undefined ? NOTHING : [result];
}
