import { joinable } from './compare.ts';
import { plainNumber, toNumber } from './number.ts';
import type { LuaValue } from './value.ts';

/** A value as an integer for the host: fractions are cut off, true is 1, what is no number is `otherwise`. */
export function integerOf(value: LuaValue, otherwise = 0): number {
  if (typeof value === 'number' && (value | 0) === value) return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  const number = toNumber(value);
  const whole = number === undefined ? Number.NaN : Math.trunc(plainNumber(number));
  return Number.isNaN(whole) ? otherwise : whole + 0;
}

/** A value as text for the host: numbers as a script writes them, what is neither is `otherwise`. */
export function textOf(value: LuaValue, otherwise = ''): string {
  return joinable(value) ?? otherwise;
}

/** A value as yes or no for the host: nil, false and 0 all mean no. */
export function truthOf(value: LuaValue): boolean {
  if (typeof value === 'object') return integerOf(value, 1) !== 0;
  return value !== undefined && value !== false && value !== 0;
}
