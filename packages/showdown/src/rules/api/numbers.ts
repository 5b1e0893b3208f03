import type { Duel } from '../position/duel.ts';

const roundedTo10 = (value: number) => Math.round(value / 10) * 10;

/** Rules that only calculate. */
export const NUMBER_RULES = {
  getRoundedMax: (_: Duel, a: number, b: number, c: number) => roundedTo10(Math.max(a, b, c)),
  getRoundedMid: (_: Duel, a: number, b: number, c: number) =>
    roundedTo10([a, b, c].sort((x, y) => x - y)[1] as number),
  getRoundedUp: (_: Duel, value: number) => Math.ceil(value / 10) * 10,
  getRoundedNearest: (_: Duel, value: number) => roundedTo10(value),
  getMinimum: (_: Duel, a: number, b: number) => Math.min(a, b),
  getMaximum: (_: Duel, a: number, b: number) => Math.max(a, b),
  getClamp: (_: Duel, value: number, least: number, most: number) =>
    Math.max(least, Math.min(most, value)),
};
