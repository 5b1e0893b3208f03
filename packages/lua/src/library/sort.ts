import { LuaError } from '../error.ts';
import { spendSteps } from '../meter.ts';
import type { Run } from '../run.ts';
import type { LuaValue } from '../value.ts';

/** Whether the first value comes before the second. */
export type Before = (a: LuaValue, b: LuaValue) => boolean;

/**
 * Sorts by merging. The order of comparisons, which scripts can see, is the same on every engine, and
 * equal values keep their order; an inconsistent comparison gives some order and never an error.
 */
export function mergeSort(run: Run, values: readonly LuaValue[], before: Before): LuaValue[] {
  if (values.some((value) => value === undefined))
    throw new LuaError('attempt to sort a list with a gap');
  let runs: LuaValue[][] = values.map((value) => [value]);
  while (runs.length > 1) {
    const merged: LuaValue[][] = [];
    for (let place = 0; place < runs.length; place += 2)
      merged.push(merge(run, runs[place] ?? [], runs[place + 1] ?? [], before));
    runs = merged;
  }
  return runs[0] ?? [];
}

function merge(run: Run, left: LuaValue[], right: LuaValue[], before: Before): LuaValue[] {
  spendSteps(run.meter, (left.length + right.length) >> 1);
  const merged: LuaValue[] = [];
  let fromLeft = 0;
  let fromRight = 0;
  while (fromLeft < left.length && fromRight < right.length)
    merged.push(before(right[fromRight], left[fromLeft]) ? right[fromRight++] : left[fromLeft++]);
  while (fromLeft < left.length) merged.push(left[fromLeft++]);
  while (fromRight < right.length) merged.push(right[fromRight++]);
  return merged;
}
