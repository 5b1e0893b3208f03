import type { ItemList } from '../lists/lists.ts';
import type { Handing } from '../round/round.ts';
import { cheapestSeats, type Seat } from './assign.ts';

/** A want that is granted: the item of one list goes to another list. */
export interface TakenWant {
  readonly taker: number;
  readonly item: number;
  readonly cost: number;
}

/**
 * How a person can give these items and get those by their lists at the least cost, or nothing if that is not
 * possible: each list that gives gets something, and so does each dummy that is run, at most once. A dummy that
 * is not run gets itself.
 */
export function wantsOf(
  lists: readonly ItemList[],
  owner: string,
  given: readonly number[],
  gotten: readonly number[],
): readonly TakenWant[] | undefined {
  const dummies = [...lists.keys()].filter(
    (list) => lists[list]?.isDummy && lists[list]?.owner === owner,
  );
  const columns = [...new Set([...gotten, ...dummies])];
  if (given.length !== gotten.length || columns.length < gotten.length + dummies.length)
    return undefined;
  const places = new Map(columns.map((list, column) => [list, column]));
  const takers = [...given, ...dummies];
  const rows = takers.map((number): Seat[] => {
    const wants = (lists[number] as ItemList).wants.flatMap(({ list, cost }) => {
      const column = places.get(list);
      return column === undefined ? [] : [{ column, cost }];
    });
    const itself = places.get(number);
    return itself === undefined ? wants : [...wants, { column: itself, cost: 0 }];
  });
  const seats = cheapestSeats(rows, columns.length);
  return seats
    ?.map(({ column, cost }, row) => ({
      taker: takers[row] as number,
      item: columns[column] as number,
      cost,
    }))
    .filter(({ taker, item }) => taker !== item);
}

/** All wants that the cards of a result grant; those of people whose lists do not let them are left out. */
export function wantsTaken(
  lists: readonly ItemList[],
  handings: readonly Handing[],
): readonly TakenWant[] {
  const numbers = new Map(lists.map(({ name }, number) => [name, number]));
  const itemsOf = (side: 'from' | 'to', owner: string) =>
    handings.flatMap((handing) =>
      handing[side] === owner ? [numbers.get(handing.card) as number] : [],
    );
  return [...new Set(handings.map(({ to }) => to))].flatMap(
    (owner) => wantsOf(lists, owner, itemsOf('from', owner), itemsOf('to', owner)) ?? [],
  );
}
