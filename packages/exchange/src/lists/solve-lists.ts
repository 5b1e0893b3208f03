import { signLeft } from '../flow/left.ts';
import { type Circulation, worthOf } from '../flow/network.ts';
import type { Work } from '../flow/work.ts';
import type { Levels } from '../levels.ts';
import { proofOf, toBeTaken } from '../proof.ts';
import { byName, type Handing, type PersonPrices, type Ring } from '../round/round.ts';
import { sharesByLength } from '../verify/lengths.ts';
import { listsBound } from '../verify/lists-bound.ts';
import type { ItemList, ListsResult } from './lists.ts';
import { getsNode, givesNode, type ListsModel } from './model.ts';
import { morePeople } from './more-people.ts';
import { boundOfPeople } from './people-bound.ts';

/** What goes round in the network of lists as a result, with its proof; with as many people as a search finds. */
export function* listsResult(model: ListsModel, circulation: Circulation): Work<ListsResult> {
  const { network } = model;
  // The search keeps what is best, and needs the prices that prove it.
  const flow = circulation.isBest
    ? yield* morePeople(model, circulation)
    : toBeTaken(network, circulation);
  const isUsable = (arc: number) => !circulation.isBest || signLeft(network, circulation, arc) >= 0;
  const rings = ringsOf(model, flow);
  const levels = worthOf(network, flow).map((level) => level + 0);
  return {
    form: 'lists',
    people: new Set(rings.flat().map(({ to }) => to)).size,
    peopleBound: yield* boundOfPeople(model, isUsable),
    cards: levels[0] ?? 0,
    levels,
    rings,
    ...proofOf(
      levels,
      circulation,
      (prices) => pricesOf(model, prices),
      (prices) => listsBound(model.lists, prices),
    ),
    byLength: sharesByLength(rings),
  };
}

function pricesOf({ lists }: ListsModel, prices: Circulation['prices']): ListsResult['prices'] {
  const at = (node: number): Levels => prices.map((level) => (level[node] as number) + 0);
  return {
    lists: Object.fromEntries(
      lists.map(({ name }, list): [string, PersonPrices] => [
        name,
        { gets: at(getsNode(list)), gives: at(givesNode(list)) },
      ]),
    ),
  };
}

/** What goes round as rings of real items: what goes through dummies goes to the list behind them. */
function ringsOf({ lists, wants }: ListsModel, flow: Float64Array): Ring[] {
  const takers = new Map<number, number>();
  for (const { arc, taker, item } of wants) if (flow[arc] === 1) takers.set(item, taker);
  const rings: Ring[] = [];
  const done = new Set<number>();
  for (const [first, { isDummy }] of lists.entries()) {
    if (isDummy || done.has(first) || !takers.has(first)) continue;
    const ring: Handing[] = [];
    for (let item = first; !done.has(item); ) {
      done.add(item);
      let taker = takers.get(item) as number;
      while ((lists[taker] as ItemList).isDummy) taker = takers.get(taker) as number;
      const { owner, name } = lists[item] as ItemList;
      ring.push({ from: owner, to: (lists[taker] as ItemList).owner, card: name });
      item = taker;
    }
    rings.push(ring);
  }
  const key = (ring: Ring) => ring[0]?.card ?? '';
  return rings.sort((one, other) => one.length - other.length || byName(key(one), key(other)));
}
