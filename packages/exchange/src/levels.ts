/** What something is worth, one whole number for each level, the highest level first. */
export type Levels = readonly number[];

/** Nothing on each of so many levels. */
export function nothing(levels: number): number[] {
  return new Array<number>(levels).fill(0);
}

/** Which of the two is worth more: above zero for the first, below for the second, zero if they are alike. */
export function compareLevels(one: Levels, other: Levels): number {
  for (let level = 0; level < Math.max(one.length, other.length); level++) {
    const more = (one[level] ?? 0) - (other[level] ?? 0);
    if (more !== 0) return more;
  }
  return 0;
}

/** The first less the second, level by level. */
export function lessLevels(one: Levels, other: Levels): number[] {
  return one.map((value, level) => value - (other[level] ?? 0));
}

/** Adds so many times what something is worth to a sum. */
export function addLevels(sum: number[], worth: Levels, times = 1): void {
  for (let level = 0; level < sum.length; level++)
    sum[level] = (sum[level] ?? 0) + (worth[level] ?? 0) * times;
}

/** Whether something reaches what there can be at most, so that nothing is better. */
export function isReached(bound: readonly bigint[], by: Levels): boolean {
  return bound.every((most, level) => most === BigInt(by[level] ?? 0));
}
