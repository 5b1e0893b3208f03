/** A number as it is written: with a true minus, and no plus. */
export function numeral(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A number as a card says it: with its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : numeral(value);
}
