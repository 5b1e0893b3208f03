import { calculate } from '../arithmetic.ts';
import { lessThan } from '../compare.ts';
import { LuaError } from '../error.ts';
import { spendSteps } from '../meter.ts';
import { float, integer, isInteger, MAX_INTEGER, plainNumber, toInteger } from '../number.ts';
import type { Run } from '../run.ts';
import { acos, asin, atan2, cos, exp, log, sin } from '../transcendental.ts';
import { LuaFloat, type LuaValue, NOTHING } from '../value.ts';
import type { Arguments } from './arguments.ts';
import type { LibraryPart } from './library.ts';

/** A rounded number as an integer, or as a float if it is too large for one. */
function rounded(number: number): LuaValue {
  return Number.isInteger(number) ? integer(number) : number;
}

function extreme(
  run: Run,
  args: Arguments,
  isBetter: (a: LuaValue, b: LuaValue) => boolean,
): LuaValue {
  let best: LuaValue = args.number(1);
  for (let place = 2; place <= args.values.length; place++) {
    const candidate = args.number(place);
    if (isBetter(candidate, best)) best = candidate;
  }
  spendSteps(run.meter, args.values.length >> 3);
  return best;
}

const TWO_26 = 2 ** 26;
const TWO_27 = 2 ** 27;
const TWO_32 = 2 ** 32;

/** A number from 0 up to and without 1. */
function fraction(run: Run): number {
  const { services } = run;
  return (services.random(TWO_26) * TWO_27 + services.random(TWO_27)) / (TWO_26 * TWO_27);
}

function random(run: Run, args: Arguments): LuaValue {
  if (args.values.length > 2) throw new LuaError('wrong number of arguments');
  if (args.values.length === 0) return float(fraction(run));
  const low = args.values.length === 1 ? 1 : args.integer(1);
  const high = args.integer(args.values.length);
  if (low > high) throw args.wrong(args.values.length, 'interval is empty');
  const size = high - low + 1;
  if (size <= TWO_32) return low + run.services.random(size);
  return integer(low + Math.floor(fraction(run) * size));
}

/** What computing a point of a curve counts for in steps. */
export const CURVE_STEPS = 10;

/** A function on one number that takes a while. */
export function curve(of: (x: number) => number): (run: Run, args: Arguments) => LuaValue {
  return (run, args) => {
    spendSteps(run.meter, CURVE_STEPS);
    return float(of(args.float(1)));
  };
}

/** The logarithm to a base. */
export function logarithm(number: number, base: number): number {
  const quotient = log(number) / log(base);
  // Whole powers come out exactly, as the engine's own logarithms of 2 and 10 do.
  const near = Math.round(quotient);
  const exact =
    Math.abs(quotient - near) < 1e-9 && plainNumber(calculate('^', base, near)) === number;
  return exact ? near : quotient;
}

/** The table `math`. Chance comes from the host. */
export const math: LibraryPart = {
  abs: (_run, args) => {
    const number = args.number(1);
    return isInteger(number) ? Math.abs(number) : float(Math.abs(plainNumber(number)));
  },
  acos: curve(acos),
  asin: curve(asin),
  atan: (_run, args) =>
    float(atan2(args.float(1), args.values[1] === undefined ? 1 : args.float(2))),
  ceil: (_run, args) => rounded(Math.ceil(args.float(1))),
  cos: curve(cos),
  deg: (_run, args) => float(args.float(1) * (180 / Math.PI)),
  exp: curve(exp),
  floor: (_run, args) => rounded(Math.floor(args.float(1))),
  fmod: (_run, args) => {
    const x = args.number(1);
    const y = args.number(2);
    if (!isInteger(x) || !isInteger(y)) return float(plainNumber(x) % plainNumber(y));
    if (y === 0) throw args.wrong(2, 'zero');
    return (x % y) + 0;
  },
  huge: Number.POSITIVE_INFINITY,
  log: (run, args) => {
    spendSteps(run.meter, CURVE_STEPS);
    const number = args.float(1);
    return float(args.values[1] === undefined ? log(number) : logarithm(number, args.float(2)));
  },
  max: (run, args) => extreme(run, args, (a, b) => lessThan(run, b, a)),
  maxinteger: MAX_INTEGER,
  min: (run, args) => extreme(run, args, (a, b) => lessThan(run, a, b)),
  mininteger: -MAX_INTEGER,
  modf: (_run, args) => {
    const number = args.float(1);
    const whole = Math.trunc(number);
    if (Number.isFinite(number)) return [rounded(whole), float(number - whole)];
    return [number, Number.isNaN(number) ? number : float(0)];
  },
  pi: Math.PI,
  rad: (_run, args) => float(args.float(1) * (Math.PI / 180)),
  random,
  randomseed: () => NOTHING,
  sin: curve(sin),
  sqrt: (_run, args) => float(Math.sqrt(args.float(1))),
  tan: curve((x) => sin(x) / cos(x)),
  tointeger: (_run, args) => {
    const value = args.any(1);
    return typeof value === 'string' ? undefined : toInteger(value);
  },
  type: (_run, args) => {
    const value = args.any(1);
    if (isInteger(value)) return 'integer';
    return typeof value === 'number' || value instanceof LuaFloat ? 'float' : undefined;
  },
  ult: (_run, args) =>
    BigInt.asUintN(64, BigInt(args.integer(1))) < BigInt.asUintN(64, BigInt(args.integer(2))),
};
