/**
 * Decimal notation as C's printf writes it: exact, ties to even. JavaScript's own `toFixed` rounds
 * ties up and gives up above 1e21.
 */

const bits = new DataView(new ArrayBuffer(8));

/** The whole number nearest to `value * 10^shift`, for a finite value that is not negative. */
function scaled(value: number, shift: number): bigint {
  bits.setFloat64(0, value);
  const raw = bits.getBigUint64(0);
  const field = Number(raw >> 52n);
  const fraction = raw & 0xfffffffffffffn;
  const exponent = (field === 0 ? 1 : field) - 1075;
  let numerator = field === 0 ? fraction : fraction | 0x10000000000000n;
  let denominator = 1n;
  if (exponent > 0) numerator <<= BigInt(exponent);
  else denominator <<= BigInt(-exponent);
  if (shift > 0) numerator *= 10n ** BigInt(shift);
  else denominator *= 10n ** BigInt(-shift);
  const quotient = numerator / denominator;
  const twice = (numerator % denominator) * 2n;
  const up = twice > denominator || (twice === denominator && (quotient & 1n) === 1n);
  return up ? quotient + 1n : quotient;
}

/** The digits of a value in scientific notation, and its exponent. */
function scientific(value: number, precision: number): { digits: string; exponent: number } {
  if (value === 0) return { digits: '0'.repeat(precision + 1), exponent: 0 };
  const [shown = '', shownExponent] = value.toExponential(precision).split('e');
  // The engine is exact but for ties, which it rounds up; a tie needs one digit more, a 5.
  const longer = value.toExponential(precision + 1);
  if (!longer.includes('5e') || Number(longer) !== value)
    return { digits: shown.replace('.', ''), exponent: Number(shownExponent) };
  let exponent = Number(value.toExponential().split('e')[1]);
  for (;;) {
    const digits = scaled(value, precision - exponent).toString();
    if (digits.length === precision + 1) return { digits, exponent };
    exponent += digits.length > precision + 1 ? 1 : -1;
  }
}

function special(value: number): string | undefined {
  if (Number.isNaN(value)) return 'nan';
  if (Number.isFinite(value)) return undefined;
  return value < 0 ? '-inf' : 'inf';
}

function sign(value: number): string {
  return value < 0 || Object.is(value, -0) ? '-' : '';
}

function withPoint(digits: string, whole: number, keepPoint: boolean): string {
  const fraction = digits.slice(whole);
  return digits.slice(0, whole) + (fraction || keepPoint ? `.${fraction}` : '');
}

function exponentText(exponent: number): string {
  return `e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
}

/** `%f` */
export function formatFixed(value: number, precision: number, keepPoint: boolean): string {
  const odd = special(value);
  if (odd !== undefined) return odd;
  const digits = scaled(Math.abs(value), precision)
    .toString()
    .padStart(precision + 1, '0');
  return sign(value) + withPoint(digits, digits.length - precision, keepPoint);
}

/** `%e` */
export function formatExponent(value: number, precision: number, keepPoint: boolean): string {
  const odd = special(value);
  if (odd !== undefined) return odd;
  const { digits, exponent } = scientific(Math.abs(value), precision);
  return sign(value) + withPoint(digits, 1, keepPoint) + exponentText(exponent);
}

/** `%g` */
export function formatGeneral(value: number, precision: number, keepZeros: boolean): string {
  const odd = special(value);
  if (odd !== undefined) return odd;
  const significant = Math.max(1, precision);
  const { digits, exponent } = scientific(Math.abs(value), significant - 1);
  const kept = keepZeros ? digits : digits.replace(/0+$/, '') || '0';
  if (exponent < -4 || exponent >= significant)
    return sign(value) + withPoint(kept, 1, keepZeros) + exponentText(exponent);
  if (exponent < 0) return `${sign(value)}0.${'0'.repeat(-exponent - 1)}${kept}`;
  return sign(value) + withPoint(kept.padEnd(exponent + 1, '0'), exponent + 1, keepZeros);
}

/** `%a`: hexadecimal, exact. */
export function formatHexFloat(value: number, precision: number | undefined): string {
  const odd = special(value);
  if (odd !== undefined) return odd;
  bits.setFloat64(0, Math.abs(value));
  const raw = bits.getBigUint64(0);
  const field = Number(raw >> 52n);
  let mantissa = field === 0 ? raw : (raw & 0xfffffffffffffn) | 0x10000000000000n;
  const exponent = mantissa === 0n ? 0 : Math.max(field, 1) - 1023;
  let digits = 13;
  if (precision !== undefined && precision < 13) {
    const dropped = BigInt(4 * (13 - precision));
    const half = 1n << (dropped - 1n);
    const rest = mantissa & ((1n << dropped) - 1n);
    mantissa >>= dropped;
    if (rest > half || (rest === half && (mantissa & 1n) === 1n)) mantissa += 1n;
    digits = precision;
  }
  const text = mantissa.toString(16).padStart(digits + 1, '0');
  const fraction = text.slice(text.length - digits);
  const shown =
    precision === undefined ? fraction.replace(/0+$/, '') : fraction.padEnd(precision, '0');
  const whole = text.slice(0, text.length - digits) || '0';
  const point = shown ? `.${shown}` : '';
  return `${sign(value)}0x${whole}${point}p${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
}
