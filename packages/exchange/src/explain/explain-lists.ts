import { type ItemList, LIST_LEVELS, type Lists } from '../lists/lists.ts';
import { getsNode, givesNode, type ListsModel, listsModel } from '../lists/model.ts';
import type { GivenResult } from '../verify/read-result.ts';
import { wantsTaken } from '../verify/wants-taken.ts';
import { someOf } from './names.ts';
import { oneMore } from './one-more.ts';

/** Why a person with lists gets nothing, or not more, in sentences. */
export function explainLists(
  { lists, isCaseSensitive }: Lists,
  result: GivenResult,
  name: string,
  isProven: boolean,
): readonly string[] | undefined {
  const person = isCaseSensitive ? name : name.toUpperCase();
  const numbers = [...lists.keys()].filter((list) => lists[list]?.owner === person);
  if (numbers.length === 0) return undefined;
  const handings = result.rings.flat();
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
  const model = listsModel(lists);
  const circulation = { flow: flowOf(model, result), prices: pricesOf(model, result) };
  const reason = (item: number): string => {
    if (lists[item]?.wants.length === 0) return 'its list names nothing that anybody gives.';
    if (!lists.some(({ wants }) => wants.some((want) => want.list === item)))
      return 'nobody wants it.';
    // Prices that prove nothing say nothing of what a change would cost.
    if (!isProven) return 'it may change hands in a better exchange.';
    const change = oneMore(model.network, circulation, item);
    if (!change) return 'no ring can be closed with it.';
    const out = change.turned.flatMap(({ arc, isMore }) =>
      !isMore && lists[arc] && !lists[arc].isDummy ? [lists[arc].name] : [],
    );
    const instead = out.length > 0 ? ` ${someOf(out)} would not, and` : '';
    const level = change.gain.findIndex((value) => value !== 0);
    if (level === 0) return `if it changed hands,${instead} fewer cards would do so in all.`;
    if (level === 1)
      return `if it changed hands,${instead} people would get what stands lower on their lists.`;
    return `if it changed hands,${instead} the exchange would be worth just as much; another was taken.`;
  };
  return [first, ...kept.map((list) => `${lists[list]?.name}: ${reason(list)}`)];
}

/** What goes round in the network when the rings of a result do. */
function flowOf({ lists, wants, network }: ListsModel, { rings }: GivenResult): Float64Array {
  const flow = new Float64Array(network.to.length);
  const arcs = new Map(wants.map(({ arc, taker, item }) => [`${taker} ${item}`, arc]));
  for (const { taker, item } of wantsTaken(lists, rings.flat())) {
    flow[taker] = 1;
    const arc = arcs.get(`${taker} ${item}`);
    if (arc !== undefined) flow[arc] = 1;
  }
  return flow;
}

function pricesOf({ lists, network }: ListsModel, { prices }: GivenResult): Float64Array[] {
  const known = new Map(Object.entries(prices.lists));
  return LIST_LEVELS.map((_, level) => {
    const values = new Float64Array(network.nodes);
    for (const [list, { name }] of lists.entries()) {
      values[getsNode(list)] = known.get(name)?.gets[level] ?? 0;
      values[givesNode(list)] = known.get(name)?.gives[level] ?? 0;
    }
    return values;
  });
}
