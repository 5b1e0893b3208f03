/** A value with its sign: "+3", "-2", "0". */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}
