/** The Exp that it takes from a profile level to the next: 100 at first, 25 more each time. */
export function expFor(level: number): number {
  return 100 + 25 * (level - 1);
}

/** Where a profile stands. */
export interface Progress {
  readonly level: number;
  readonly exp: number;
}

/** How far the bar of a level is filled before and after. */
export interface ExpBar {
  readonly level: number;
  readonly from: number;
  readonly to: number;
  /** The Exp that fills it. */
  readonly of: number;
}

/** The bars that so much Exp fills, one after the other: each that is full is a level up. */
export function expBars({ level, exp }: Progress, gained: number): ExpBar[] {
  const bars: ExpBar[] = [];
  let from = exp;
  let left = gained;
  for (let at = level; ; at++) {
    const of = expFor(at);
    const to = Math.min(from + left, of);
    bars.push({ level: at, from, to, of });
    if (to < of) return bars;
    left -= of - from;
    from = 0;
  }
}
