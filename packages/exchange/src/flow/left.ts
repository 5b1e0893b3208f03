import type { Circulation, Network } from './network.ts';

/** Whether prices leave more than nothing of an arc (1), less than nothing (-1), or nothing (0). */
export function signLeft(
  { from, to, worth }: Network,
  { prices }: Pick<Circulation, 'prices'>,
  arc: number,
): number {
  for (const [level, values] of worth.entries()) {
    const price = prices[level] as Float64Array;
    const left =
      (values[arc] as number) +
      (price[from[arc] as number] as number) -
      (price[to[arc] as number] as number);
    if (left !== 0) return Math.sign(left);
  }
  return 0;
}
