import { exp } from './transcendental.ts';

/** From here on the smaller of the two powers of e is lost beside the larger one. */
const LARGE = 22;

/** The hyperbolic sine. */
export function sinh(x: number): number {
  const size = Math.abs(x);
  if (size > LARGE) return Math.sign(x) * halfPower(size);
  // Near 0 the powers are too much alike to be subtracted.
  if (size < 1) return series(x);
  return (exp(x) - exp(-x)) / 2;
}

/** The hyperbolic cosine. */
export function cosh(x: number): number {
  const size = Math.abs(x);
  return size > LARGE ? halfPower(size) : (exp(x) + exp(-x)) / 2;
}

/** The hyperbolic tangent. */
export function tanh(x: number): number {
  return Math.abs(x) > LARGE ? Math.sign(x) : sinh(x) / cosh(x);
}

/** Half of e to the power x, where the power itself may be too large to be written. */
function halfPower(x: number): number {
  const root = exp(x / 2);
  return (root / 2) * root;
}

function series(x: number): number {
  const square = x * x;
  let sum = 0;
  for (let odd = 19; odd >= 3; odd -= 2) sum = (square / (odd * (odd - 1))) * (1 + sum);
  return x * (1 + sum);
}
