import { addLevels, compareLevels, type Levels } from '../levels.ts';
import type { ItemList, Lists } from '../lists/lists.ts';
import type { GivenResult } from '../verify/read-result.ts';
import { someOf } from './names.ts';

/** Why a person with lists gets nothing, or not more, in sentences. */
export function explainLists(
  { lists, isCaseSensitive }: Lists,
  { rings, prices }: GivenResult,
  name: string,
): readonly string[] | undefined {
  const person = isCaseSensitive ? name : name.toUpperCase();
  const numbers = [...lists.keys()].filter((list) => lists[list]?.owner === person);
  if (numbers.length === 0) return undefined;
  const handings = rings.flat();
  const gets = handings.filter(({ to }) => to === person).map(({ card }) => card);
  const given = handings.filter(({ from }) => from === person).map(({ card }) => card);
  const first =
    gets.length === 0
      ? `${person} gets nothing.`
      : `${person} gets ${someOf(gets)} for ${someOf(given)}.`;
  const kept = numbers.filter((list) => {
    const one = lists[list] as ItemList;
    return !one.isDummy && !given.includes(one.name);
  });
  if (kept.length === 0) return [first, 'All their items change hands.'];
  const priceOf = (list: number) => {
    const key = lists[list]?.name ?? '';
    return Object.hasOwn(prices.lists, key) ? prices.lists[key] : undefined;
  };
  return [first, ...kept.map((list) => `${lists[list]?.name}: ${reason(lists, list, priceOf)}`)];
}

type Priced = (list: number) => { readonly gets: Levels; readonly gives: Levels } | undefined;

/** Why an item does not change hands: nobody could take it, nothing could be taken for it, or it would cost more. */
function reason(lists: readonly ItemList[], item: number, priceOf: Priced): string {
  const { wants } = lists[item] as ItemList;
  if (wants.length === 0) return 'its list names nothing that anybody gives.';
  const takers = [...lists.keys()].filter((list) =>
    lists[list]?.wants.some((want) => want.list === item),
  );
  if (takers.length === 0) return 'nobody wants it.';
  const taken = best(
    takers.map((taker) => {
      const cost = lists[taker]?.wants.find((want) => want.list === item)?.cost ?? 0;
      return left([0, -cost], priceOf(item)?.gives, priceOf(taker)?.gets);
    }),
  );
  const gotten = best(
    wants.map(({ list, cost }) => left([0, -cost], priceOf(list)?.gives, priceOf(item)?.gets)),
  );
  const all = left([1, 0], priceOf(item)?.gets, priceOf(item)?.gives);
  addLevels(all, taken);
  addLevels(all, gotten);
  const level = all.findIndex((value) => value !== 0);
  if (level === 0) return 'if it changed hands, fewer cards would do so in all.';
  if (level === 1) return 'if it changed hands, others would get what stands lower on their lists.';
  return 'an exchange in which it changes hands is worth just as much; another one was taken.';
}

function left(worth: Levels, earned: Levels = [], paid: Levels = []): number[] {
  const sum = [...worth];
  addLevels(sum, earned);
  addLevels(sum, paid, -1);
  return sum;
}

function best(values: readonly number[][]): number[] {
  return values.reduce((most, one) => (compareLevels(one, most) > 0 ? one : most));
}
