/** The step in the part of an address behind `#`; the first if it names none. */
export function stepIn(hash: string): number {
  const found = /(?:^|&)s=(\d+)$/.exec(hash)?.[1];
  return found === undefined ? 0 : Number(found);
}

/** The same part of an address at another step. */
export function withStep(hash: string, at: number): string {
  const rest = hash.replace(/(?:^|&)s=\d+$/, '');
  if (at === 0) return rest;
  return rest === '' ? `s=${at}` : `${rest}&s=${at}`;
}
