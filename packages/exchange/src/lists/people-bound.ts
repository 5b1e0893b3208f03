import { NetworkBuilder, worthOf } from '../flow/network.ts';
import { bestCirculation } from '../flow/simplex.ts';
import type { Work } from '../flow/work.ts';
import type { ItemList } from './lists.ts';
import type { ListsModel } from './model.ts';

/**
 * How many people can get something at most. It lets everybody give any of their items for any item of their
 * lists, which allows more than the lists do; of the arcs, only those that the best exchanges use. If there is
 * no time for that, everybody counts who has an item that somebody may take.
 */
export function* boundOfPeople(
  { lists, wants }: ListsModel,
  isUsable: (arc: number) => boolean,
): Work<number> {
  const builder = new NetworkBuilder();
  const people = new Map<string, { gets: number; gives: number }>();
  const items = new Map<number, number>();
  for (const [list, { owner, isDummy }] of lists.entries()) {
    if (isDummy || !isUsable(list)) continue;
    const person = people.get(owner) ?? { gets: builder.node(), gives: builder.node() };
    if (!people.has(owner)) {
      people.set(owner, person);
      const { gets: from, gives: to } = person;
      builder.arc({ from, to, capacity: 1, worth: [1] });
      builder.arc({ from, to, capacity: lists.length, worth: [0] });
    }
    const item = builder.node();
    items.set(list, item);
    builder.arc({ from: person.gives, to: item, capacity: 1, worth: [0] });
  }
  for (const { arc, taker, item } of wants) {
    const from = items.get(item);
    const to = people.get((lists[taker] as ItemList).owner)?.gets;
    if (from !== undefined && to !== undefined && isUsable(arc))
      builder.arc({ from, to, capacity: 1, worth: [0] });
  }
  const network = builder.build(1);
  const { isBest, flow } = yield* bestCirculation(network);
  return isBest ? (worthOf(network, flow)[0] as number) : people.size;
}
