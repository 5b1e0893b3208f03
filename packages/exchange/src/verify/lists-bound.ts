import type { Levels } from '../levels.ts';
import type { ItemList, ListsResult } from '../lists/lists.ts';

/** The prices of a list that has none. */
const NONE = { gets: [], gives: [] };

/**
 * What prices allow lists to be worth at most: what they leave of each list that is run and of each want that is
 * granted, wherever that is more than nothing.
 */
export function listsBound(
  lists: readonly ItemList[],
  { lists: prices }: ListsResult['prices'],
): bigint[] {
  const known = new Map(Object.entries(prices));
  const sum = [0n, 0n];
  for (const { name, isDummy, wants } of lists) {
    const { gets, gives } = known.get(name) ?? NONE;
    addLeft(sum, [isDummy ? 0 : 1, 0], gets, gives);
    for (const { list, cost } of wants) {
      const item = lists[list] as ItemList;
      addLeft(sum, [0, -cost], (known.get(item.name) ?? NONE).gives, gets);
    }
  }
  return sum;
}

/** Adds what is left of a worth if one price is earned and another is paid, if that is more than nothing. */
function addLeft(sum: bigint[], worth: Levels, earned: Levels, paid: Levels): void {
  const large = (levels: Levels, level: number) => BigInt(levels[level] ?? 0);
  const left = sum.map(
    (_, level) => large(worth, level) + large(earned, level) - large(paid, level),
  );
  if ((left.find((value) => value !== 0n) ?? 0n) < 0n) return;
  for (const [level, value] of left.entries()) sum[level] = (sum[level] ?? 0n) + value;
}
