/**
 * Powers, logarithms and angles from the basic operations only, which every engine rounds alike; the
 * engines' own functions may differ in the last digit, and a match must replay anywhere.
 */
import { powerOfTwo } from './number.ts';

const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const HALF_PI_HIGH = 1.5707963267341256;
const HALF_PI_MIDDLE = 6.077100506303966e-11;
const HALF_PI_LOW = 2.0222662487959506e-21;

/** e to the power x. */
export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > 709.79) return Number.POSITIVE_INFINITY;
  if (x < -745.2) return 0;
  const twos = Math.round(x / Math.LN2);
  const rest = x - twos * LN2_HIGH - twos * LN2_LOW;
  let sum = 0;
  for (let term = 18; term >= 1; term--) sum = (rest / term) * (1 + sum);
  const half = Math.trunc(twos / 2);
  return (1 + sum) * powerOfTwo(half) * powerOfTwo(twos - half);
}

/** The natural logarithm. */
export function log(x: number): number {
  if (Number.isNaN(x) || x < 0) return Number.NaN;
  if (x === 0) return Number.NEGATIVE_INFINITY;
  if (x === Number.POSITIVE_INFINITY) return x;
  const { mantissa, exponent } = split(x);
  const s = (mantissa - 1) / (mantissa + 1);
  const square = s * s;
  let sum = 0;
  for (let odd = 27; odd >= 3; odd -= 2) sum = square * (1 / odd + sum);
  return exponent * LN2_HIGH + (2 * s * (1 + sum) + exponent * LN2_LOW);
}

/** A positive number as a mantissa around 1 and a power of two. */
export function split(x: number): { mantissa: number; exponent: number } {
  let mantissa = x;
  let exponent = 0;
  for (let step = 512; step >= 1; step /= 2) {
    const power = powerOfTwo(step);
    while (mantissa >= power) {
      mantissa /= power;
      exponent += step;
    }
    while (mantissa * power <= 1) {
      mantissa *= power;
      exponent -= step;
    }
  }
  return mantissa > Math.SQRT2
    ? { mantissa: mantissa / 2, exponent: exponent + 1 }
    : { mantissa, exponent };
}

/** base to the power exponent; exact where whole powers are. */
export function power(base: number, exponent: number): number {
  if (exponent === 0 || base === 1) return 1;
  if (exponent === 0.5 && base >= 0) return Math.sqrt(base + 0);
  if (Number.isInteger(exponent) && Math.abs(exponent) <= 1100) {
    const whole = wholePower(base, Math.abs(exponent));
    if (exponent > 0) return whole;
    return Number.isFinite(whole) ? 1 / whole : wholePower(1 / base, -exponent);
  }
  // Everything odd (zero, infinity, negative bases) is defined exactly, so the engine may answer.
  if (!(base > 0 && Number.isFinite(base) && Number.isFinite(exponent))) return base ** exponent;
  return exp(exponent * log(base));
}

function wholePower(base: number, exponent: number): number {
  let result = 1;
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= square;
    square *= square;
  }
  return result;
}

/** The quarter turn an angle lies in, and the rest. */
function quarter(x: number): { turn: number; rest: number } {
  const turns = Math.round(x / (Math.PI / 2));
  const rest = x - turns * HALF_PI_HIGH - turns * HALF_PI_MIDDLE - turns * HALF_PI_LOW;
  return { turn: ((turns % 4) + 4) % 4, rest };
}

function sineSeries(x: number): number {
  const square = x * x;
  let sum = 0;
  for (let term = 20; term >= 2; term -= 2) sum = (-square / (term * (term + 1))) * (1 + sum);
  return x * (1 + sum);
}

function cosineSeries(x: number): number {
  const square = x * x;
  let sum = 0;
  for (let term = 21; term >= 1; term -= 2) sum = (-square / (term * (term + 1))) * (1 + sum);
  return 1 + sum;
}

/** The sine of an angle. */
export function sin(x: number): number {
  if (!Number.isFinite(x)) return Number.NaN;
  const { turn, rest } = quarter(x);
  const value = turn % 2 === 0 ? sineSeries(rest) : cosineSeries(rest);
  return turn >= 2 ? -value : value;
}

/** The cosine of an angle. */
export function cos(x: number): number {
  if (!Number.isFinite(x)) return Number.NaN;
  const { turn, rest } = quarter(x);
  const value = turn % 2 === 0 ? cosineSeries(rest) : sineSeries(rest);
  return turn === 1 || turn === 2 ? -value : value;
}

/** The angle of a slope. */
export function atan(x: number): number {
  if (Number.isNaN(x)) return x;
  if (Math.abs(x) > 1) return (x > 0 ? Math.PI / 2 : -Math.PI / 2) - atan(1 / x);
  // Halving the angle twice brings the series to where it ends quickly.
  const half = x / (1 + Math.sqrt(1 + x * x));
  const small = half / (1 + Math.sqrt(1 + half * half));
  const square = small * small;
  let sum = 0;
  for (let odd = 31; odd >= 3; odd -= 2) sum = square * (1 / odd - sum);
  return 4 * small * (1 - sum);
}

/** The angle of the point (x, y). */
export function atan2(y: number, x: number): number {
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.NaN;
  const bottom = y < 0 || Object.is(y, -0);
  if (y === 0) {
    const flat = x < 0 || Object.is(x, -0) ? Math.PI : 0;
    return bottom ? -flat : flat;
  }
  if (x === 0) return bottom ? -Math.PI / 2 : Math.PI / 2;
  if (!Number.isFinite(x) || !Number.isFinite(y)) return infiniteAngle(y, x);
  const angle = atan(y / x);
  if (x > 0) return angle;
  return bottom ? angle - Math.PI : angle + Math.PI;
}

function infiniteAngle(y: number, x: number): number {
  const up = y < 0 ? -1 : 1;
  if (Number.isFinite(y)) return x > 0 ? 0 * up : Math.PI * up;
  if (Number.isFinite(x)) return (Math.PI / 2) * up;
  return (x > 0 ? Math.PI / 4 : (3 * Math.PI) / 4) * up;
}

/** The angle of a sine. */
export function asin(x: number): number {
  return atan2(x, Math.sqrt((1 - x) * (1 + x)));
}

/** The angle of a cosine. */
export function acos(x: number): number {
  return atan2(Math.sqrt((1 - x) * (1 + x)), x);
}
