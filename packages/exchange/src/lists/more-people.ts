import { below, type Random, randomFrom } from '@cardscape/kernel';
import { signLeft } from '../flow/left.ts';
import type { Circulation } from '../flow/network.ts';
import type { Work } from '../flow/work.ts';
import type { ItemList } from './lists.ts';
import { getsNode, givesNode, type ListsModel } from './model.ts';

/** So many arcs are looked at before the search ends: it ends at the same place everywhere. */
const MOST_LOOKS = 40_000_000;
/** So many tries for each person who is left out. */
const TRIES_EACH = 60;

/** An arc that can be turned without a loss: used where it is not, or not where it is. */
interface Turn {
  readonly arc: number;
  readonly to: number;
}

/**
 * Looks among the exchanges that are as good for one with more people. Arcs of which the prices leave nothing
 * can be turned, in circles, and nothing is lost: a circle that brings in the item of somebody who is left out
 * may put out items of others, best those of people who keep another one. Turns that bring no gain are made
 * too, so that the search does not stay where it is. Returns what goes round then.
 */
export function* morePeople(model: ListsModel, circulation: Circulation): Work<Float64Array> {
  const search = new PeopleSearch(model, circulation);
  yield* search.run();
  return search.best;
}

class PeopleSearch {
  best: Float64Array;
  private readonly flow: Float64Array;
  private readonly lists: readonly ItemList[];
  private readonly turns: Turn[][];
  /** How many items of each person change hands. */
  private readonly active = new Map<string, number>();
  private readonly random: Random = randomFrom('more people');
  private readonly tight: (arc: number) => boolean;
  private people = 0;
  private looks = 0;

  constructor(model: ListsModel, circulation: Circulation) {
    const { lists, network, wants } = model;
    this.lists = lists;
    this.flow = circulation.flow.slice();
    this.best = this.flow.slice();
    this.tight = (arc) => signLeft(network, circulation, arc) === 0;
    this.turns = Array.from({ length: network.nodes }, () => []);
    const arcs = [
      ...lists.map((_, list) => ({ arc: list, from: getsNode(list), to: givesNode(list) })),
      ...wants.map(({ arc, taker, item }) => ({ arc, from: givesNode(item), to: getsNode(taker) })),
    ];
    for (const { arc, from, to } of arcs)
      if (this.tight(arc)) {
        this.turns[from]?.push({ arc, to });
        this.turns[to]?.push({ arc, to: from });
      }
    for (const [list, { isDummy, owner }] of lists.entries())
      if (!isDummy) this.count(owner, this.flow[list] as number);
  }

  *run(): Work<void> {
    const items = this.lists.flatMap(({ isDummy }, list) =>
      !isDummy && this.tight(list) ? [list] : [],
    );
    let bestPeople = this.people;
    let tries = TRIES_EACH * (this.active.size - this.people);
    while (tries-- > 0 && this.looks < MOST_LOOKS) {
      const left = items.filter((item) => !this.takesPart(item) && this.flow[item] === 0);
      if (left.length === 0 || (tries % 16 === 0 && (yield))) return;
      this.bringIn(left[below(this.random, left.length)] as number);
      if (this.people > bestPeople) {
        bestPeople = this.people;
        this.best = this.flow.slice();
        tries = TRIES_EACH * (this.active.size - this.people);
      }
    }
  }

  private takesPart(item: number): boolean {
    return (this.active.get((this.lists[item] as ItemList).owner) ?? 0) > 0;
  }

  private count(owner: string, more: number): void {
    const before = this.active.get(owner) ?? 0;
    this.active.set(owner, before + more);
    this.people += Number(before + more > 0) - Number(before > 0);
  }

  /** Turns the circle that brings an item in and puts the fewest people out; takes it back if it is a loss. */
  private bringIn(item: number): void {
    const circle = this.circleThrough(item);
    if (!circle) return;
    const before = this.people;
    this.turnAll(circle);
    if (this.people < before) this.turnAll(circle);
  }

  private turnAll(arcs: readonly number[]): void {
    for (const arc of arcs) {
      const now = this.flow[arc] as number;
      this.flow[arc] = 1 - now;
      const list = this.lists[arc];
      if (list && !list.isDummy) this.count(list.owner, now === 0 ? 1 : -1);
    }
  }

  /** The arcs of such a circle: those that put nobody out are followed first. */
  private circleThrough(item: number): number[] | undefined {
    const start = givesNode(item);
    const end = getsNode(item);
    const cameBy = new Map<number, { node: number; arc: number }>();
    const seen = new Set([start]);
    const now = [start];
    let later: { node: number; from: number; arc: number }[] = [];
    while (now.length > 0 || later.length > 0) {
      if (now.length === 0) {
        for (const { node, from, arc } of later)
          if (!seen.has(node)) {
            seen.add(node);
            cameBy.set(node, { node: from, arc });
            now.push(node);
          }
        later = [];
        continue;
      }
      const node = now.shift() as number;
      const turns = this.turns[node] as Turn[];
      const first = turns.length > 0 ? below(this.random, turns.length) : 0;
      for (let at = 0; at < turns.length; at++) {
        this.looks += 1;
        const { arc, to } = turns[(first + at) % turns.length] as Turn;
        if (arc === item || seen.has(to) || !this.isTurnable(arc, node)) continue;
        if (this.putsOut(arc)) {
          later.push({ node: to, from: node, arc });
          continue;
        }
        seen.add(to);
        cameBy.set(to, { node, arc });
        if (to === end) return [item, ...pathBack(cameBy, start, end)];
        now.push(to);
      }
    }
    return cameBy.has(end) ? [item, ...pathBack(cameBy, start, end)] : undefined;
  }

  /** An arc is used in its direction, and given up against it. */
  private isTurnable(arc: number, from: number): boolean {
    const list = this.lists[arc];
    const isForward = list ? from === getsNode(arc) : from % 2 === 1;
    return this.flow[arc] === (isForward ? 0 : 1);
  }

  /** Would somebody get nothing any more without this arc? */
  private putsOut(arc: number): boolean {
    const list = this.lists[arc];
    return list !== undefined && !list.isDummy && this.flow[arc] === 1
      ? this.active.get(list.owner) === 1
      : false;
  }
}

function pathBack(
  cameBy: ReadonlyMap<number, { node: number; arc: number }>,
  start: number,
  end: number,
): number[] {
  const arcs: number[] = [];
  for (let node = end; node !== start; ) {
    const step = cameBy.get(node);
    if (!step) break;
    arcs.push(step.arc);
    node = step.node;
  }
  return arcs;
}
