import { type Network, NetworkBuilder } from '../flow/network.ts';
import { type ItemList, LIST_LEVELS } from './lists.ts';

/** An arc of a want: the item of one list goes to another list. */
export interface WantArc {
  readonly arc: number;
  /** Whose list it is. */
  readonly taker: number;
  /** Whose item it is. */
  readonly item: number;
}

/**
 * Lists as a network. A list gets something at one node and gives its item at another, with one arc between
 * them that has the number of the list; the arcs of wants follow.
 */
export interface ListsModel {
  readonly network: Network;
  readonly lists: readonly ItemList[];
  readonly wants: readonly WantArc[];
}

/** The node at which a list gets something. */
export const getsNode = (list: number): number => 2 * list;
/** The node at which a list gives its item. */
export const givesNode = (list: number): number => 2 * list + 1;

/** Makes the network of lists. */
export function listsModel(lists: readonly ItemList[]): ListsModel {
  const builder = new NetworkBuilder();
  for (const { isDummy } of lists) {
    const [from, to] = [builder.node(), builder.node()];
    builder.arc({ from, to, capacity: 1, worth: [isDummy ? 0 : 1, 0] });
  }
  const wants: WantArc[] = [];
  for (const [taker, list] of lists.entries())
    for (const { list: item, cost } of list.wants) {
      const worth = [0, cost === 0 ? 0 : -cost];
      const [from, to] = [givesNode(item), getsNode(taker)];
      wants.push({ arc: builder.arc({ from, to, capacity: 1, worth }), taker, item });
    }
  return { network: builder.build(LIST_LEVELS.length), lists, wants };
}
