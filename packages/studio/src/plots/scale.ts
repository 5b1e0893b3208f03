/** The round numbers from 0 to the largest one, no closer than a step of this size. */
export function roundNumbers(largest: number, least: number): number[] {
  const step = roundStep(least);
  return Array.from({ length: Math.floor(largest / step) + 1 }, (_, at) => at * step);
}

/** 1, 2, 5, 10, 20, ...: the first that is not smaller. */
function roundStep(least: number): number {
  for (let ten = 1; ; ten *= 10)
    for (const one of [1, 2, 5]) if (one * ten >= least) return one * ten;
}
