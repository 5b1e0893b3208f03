import { LuaError } from '../error.ts';
import { cosh, sinh, tanh } from '../hyperbolic.ts';
import { spendSteps } from '../meter.ts';
import { float, powerOfTwo } from '../number.ts';
import { callBack, type Run } from '../run.ts';
import { atan2, power, split } from '../transcendental.ts';
import { first, type LuaResult, type LuaValue, NOTHING } from '../value.ts';
import type { Arguments } from './arguments.ts';
import { next } from './base.ts';
import type { LibraryPart } from './library.ts';
import { CURVE_STEPS, curve, logarithm, math } from './math.ts';
import { string } from './string.ts';

/**
 * What Lua 5.0 and 5.1 had and 5.3 has no longer: descriptors were written for them. `unpack` is among
 * the functions that stand alone, and `arg` is a matter of the compiler.
 */

/** A number as a mantissa from 0.5 up to and without 1, and a power of two. */
function frexp(x: number): LuaResult {
  if (x === 0 || !Number.isFinite(x)) return [float(x), 0];
  const { mantissa, exponent } = split(Math.abs(x));
  const isLarge = mantissa >= 1;
  const part = isLarge ? mantissa / 2 : mantissa;
  return [x < 0 ? -part : part, isLarge ? exponent + 1 : exponent];
}

/** Beyond these powers of two everything is 0 or infinite. */
const LARGEST_POWER = 2200;

function ldexp(mantissa: number, exponent: number): LuaValue {
  const power = Math.max(-LARGEST_POWER, Math.min(exponent, LARGEST_POWER));
  const half = Math.trunc(power / 2);
  return float(mantissa * powerOfTwo(half) * powerOfTwo(power - half));
}

/** Functions of `math`. */
export const olderMath: LibraryPart = {
  atan2: (run, args) => {
    spendSteps(run.meter, CURVE_STEPS);
    return float(atan2(args.float(1), args.float(2)));
  },
  cosh: curve(cosh),
  frexp: (_run, args) => frexp(args.float(1)),
  ldexp: (_run, args) => ldexp(args.float(1), args.integer(2)),
  log10: curve((x) => logarithm(x, 10)),
  mod: math.fmod,
  pow: (run, args) => {
    spendSteps(run.meter, CURVE_STEPS);
    return float(power(args.float(1), args.float(2)));
  },
  sinh: curve(sinh),
  tanh: curve(tanh),
};

/** Functions of `string`. */
export const olderString: LibraryPart = { gfind: string.gmatch };

/** Calls a function with each entry until it gives something. */
function foreach(run: Run, args: Arguments): LuaResult {
  const table = args.table(1);
  const visit = args.function(2);
  for (let entry = next(run, table, undefined); Array.isArray(entry); ) {
    const answer = first(callBack(run, visit, entry));
    if (answer !== undefined) return answer;
    entry = next(run, table, entry[0]);
  }
  return NOTHING;
}

function foreachi(run: Run, args: Arguments): LuaResult {
  const table = args.table(1);
  const visit = args.function(2);
  const { length } = table;
  for (let place = 1; place <= length; place++) {
    const answer = first(callBack(run, visit, [place, table.get(place)]));
    if (answer !== undefined) return answer;
  }
  return NOTHING;
}

/** The largest key that is a number, gaps or not. */
function maxn(run: Run, args: Arguments): LuaValue {
  const table = args.table(1);
  spendSteps(run.meter, table.places >> 2);
  let most = table.length;
  for (let at = table.nextPlace(most); at >= 0; at = table.nextPlace(at + 1)) {
    const key = table.keyAt(at);
    if (typeof key === 'number' && key > most) most = key;
  }
  return most;
}

/** Functions of `table`. */
export const olderTable: LibraryPart = {
  foreach,
  foreachi,
  getn: (_run, args) => args.table(1).length,
  maxn,
  setn: () => {
    throw new LuaError("'setn' is obsolete");
  },
};
