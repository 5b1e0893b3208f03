const NUMBER = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/**
 * The value of a JSON number; none if it has a fraction that is too small to be kept, because it would
 * pass for the whole number that it is not.
 */
export function exactNumber(written: string): number {
  const value = Number(written);
  return Number.isInteger(value) && !isWhole(written) ? Number.NaN : value;
}

function isWhole(written: string): boolean {
  const [, digits = '', fraction = '', power = '0'] = NUMBER.exec(written) ?? [];
  const point = digits.length + Number(power);
  return /^0*$/.test((digits + fraction).slice(Math.max(0, point)));
}
