import { LuaError } from './error.ts';
import { binaryMetamethod, callValue, metamethod } from './metatable.ts';
import { spendSteps, spendString, spendText } from './meter.ts';
import { numberText } from './number.ts';
import type { Run } from './run.ts';
import {
  first,
  isTrue,
  LuaFloat,
  LuaFunction,
  LuaHandle,
  LuaTable,
  type LuaValue,
  typeName,
} from './value.ts';

/** Equality without metamethods: numbers by value, whatever their kind. */
export function rawEquals(x: LuaValue, y: LuaValue): boolean {
  if (x instanceof LuaFloat) return x.number === (y instanceof LuaFloat ? y.number : y);
  return x === (y instanceof LuaFloat ? y.number : y);
}

/** `x == y` for all values. */
export function equals(run: Run, x: LuaValue, y: LuaValue): boolean {
  if (typeof x === 'string' && typeof y === 'string' && x.length === y.length)
    spendText(run.meter, x.length);
  if (rawEquals(x, y)) return true;
  if (!(x instanceof LuaTable && y instanceof LuaTable)) return false;
  const answer = binaryMetamethod(run, '__eq', x, y);
  return answer !== undefined && isTrue(answer[0]);
}

function isNumber(value: LuaValue): value is number | LuaFloat {
  return typeof value === 'number' || value instanceof LuaFloat;
}

function incomparable(x: LuaValue, y: LuaValue): LuaError {
  const left = typeName(x);
  const right = typeName(y);
  return new LuaError(
    left === right
      ? `attempt to compare two ${left} values`
      : `attempt to compare ${left} with ${right}`,
  );
}

/** `x < y` for all values. */
export function lessThan(run: Run, x: LuaValue, y: LuaValue): boolean {
  if (isNumber(x) && isNumber(y)) return plain(x) < plain(y);
  if (typeof x === 'string' && typeof y === 'string') {
    spendText(run.meter, Math.min(x.length, y.length));
    return x < y;
  }
  const answer = binaryMetamethod(run, '__lt', x, y);
  if (answer === undefined) throw incomparable(x, y);
  return isTrue(answer[0]);
}

/** `x <= y` for all values. */
export function lessOrEqual(run: Run, x: LuaValue, y: LuaValue): boolean {
  if (isNumber(x) && isNumber(y)) return plain(x) <= plain(y);
  if (typeof x === 'string' && typeof y === 'string') {
    spendText(run.meter, Math.min(x.length, y.length));
    return x <= y;
  }
  const answer = binaryMetamethod(run, '__le', x, y);
  if (answer) return isTrue(answer[0]);
  const reversed = binaryMetamethod(run, '__lt', y, x);
  if (reversed === undefined) throw incomparable(x, y);
  return !isTrue(reversed[0]);
}

function plain(value: number | LuaFloat): number {
  return typeof value === 'number' ? value : value.number;
}

/** `#x` for all values. */
export function lengthOf(run: Run, x: LuaValue): LuaValue {
  if (typeof x === 'string') return x.length;
  const handler = metamethod(x, '__len');
  if (handler !== undefined) return first(callValue(run, handler, [x]));
  if (x instanceof LuaTable) return x.length;
  throw new LuaError(
    `attempt to get length of a ${typeName(x)} value${run.frame?.site.left ?? ''}`,
  );
}

/** A string, or a number as `..` writes it; undefined for anything else. */
export function joinable(value: LuaValue): string | undefined {
  if (typeof value === 'string') return value;
  return isNumber(value) ? numberText(value) : undefined;
}

/** What writing a float counts for in steps. */
const FLOAT_STEPS = 8;

/** `joinable`, with the writing of floats counted. */
export function joined(run: Run, value: LuaValue): string | undefined {
  if (typeof value === 'string') return value;
  if (!isNumber(value)) return undefined;
  if (!Number.isInteger(value)) spendSteps(run.meter, FLOAT_STEPS);
  return numberText(value);
}

/** `a .. b .. c`, joined from the right as metamethods see it. */
export function concatenate(run: Run, values: readonly LuaValue[]): LuaValue {
  let result: LuaValue = values.at(-1);
  for (let place = values.length - 2; place >= 0; place--)
    result = concat(run, values[place], result);
  return result;
}

function concat(run: Run, x: LuaValue, y: LuaValue): LuaValue {
  const left = joined(run, x);
  const right = joined(run, y);
  if (left !== undefined && right !== undefined) {
    spendString(run.meter, left.length + right.length);
    return left + right;
  }
  const answer = binaryMetamethod(run, '__concat', x, y);
  if (answer) return answer[0];
  const site = run.frame?.site;
  const name = left === undefined ? site?.left : site?.right;
  const type = typeName(left === undefined ? x : y);
  throw new LuaError(`attempt to concatenate a ${type} value${name ?? ''}`);
}

/** A value as text, without metamethods; tables and functions are numbered within a run. */
function plainText(run: Run, value: LuaValue): string {
  if (value instanceof LuaTable) return `table: ${run.numberOf(value)}`;
  if (value instanceof LuaFunction) return `function: ${run.numberOf(value)}`;
  if (value instanceof LuaHandle) return `${value.kind}: ${value.id}`;
  if (value === undefined) return 'nil';
  return typeof value === 'boolean' ? String(value) : (joined(run, value) ?? '');
}

/** A value as `tostring` writes it. */
export function text(run: Run, value: LuaValue): string {
  const handler = metamethod(value, '__tostring');
  if (handler === undefined) return plainText(run, value);
  const written = first(callValue(run, handler, [value]));
  const shown = joinable(written);
  if (shown === undefined) throw new LuaError("'__tostring' must return a string");
  return shown;
}
