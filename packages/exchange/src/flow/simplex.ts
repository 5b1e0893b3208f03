import type { Levels } from '../levels.ts';
import { digitsOf } from './digits.ts';
import { type Circulation, type Network, worthOf } from './network.ts';
import { SpanningTree, UP } from './tree.ts';
import type { Work } from './work.ts';

/** An arc outside the tree carries nothing, or all that it takes. */
const EMPTY = 1;
const FULL = -1;
const IN_TREE = 0;

/** So many steps are made before it pauses. */
const STEPS_BETWEEN_STOPS = 256;
/** Blocks of arcs, of which the best one enters: short ones took half the time of those as long as the root. */
const SMALLEST_BLOCK = 32;

/** The circulation that is worth most, level by level; the one found so far if it is told to end. */
export function* bestCirculation(network: Network): Work<Circulation> {
  const simplex = new Simplex(network);
  yield* simplex.run();
  return simplex.circulation();
}

/**
 * The search of the circulation that is worth most, by the network simplex method: a spanning tree gives prices,
 * an arc that leaves something at these prices enters it, and another one leaves. The tree is kept so that from
 * each node something more can go up to the root, which keeps the method from going round in circles.
 */
export class Simplex {
  private readonly flow: Float64Array;
  private isBest = false;
  private readonly network: Network;
  private readonly arcs: number;
  private readonly capacity: Float64Array;
  private readonly from: Int32Array;
  private readonly to: Int32Array;
  /** What arcs are worth and what nodes cost, in numbers that hold as many levels as fit. */
  private readonly digits: readonly Float64Array[];
  private readonly prices: readonly Float64Array[];
  private readonly state: Int8Array;
  private readonly tree: SpanningTree;
  private readonly block: number;
  private next = 0;

  constructor(network: Network) {
    const { nodes } = network;
    const arcs = network.to.length;
    const all = arcs + nodes;
    this.network = network;
    this.arcs = arcs;
    // An arc leads from each node up to a root. None leads away from it, so that they carry nothing.
    this.from = Int32Array.from({ length: all }, (_, arc) =>
      arc < arcs ? (network.from[arc] as number) : arc - arcs,
    );
    this.to = new Int32Array(all).fill(nodes);
    this.to.set(network.to);
    this.capacity = new Float64Array(all).fill(Number.POSITIVE_INFINITY);
    this.capacity.set(network.capacity);
    this.flow = new Float64Array(all);
    this.state = new Int8Array(all).fill(EMPTY).fill(IN_TREE, arcs);
    this.digits = digitsOf(network).map((digit) => {
      const worth = new Float64Array(all);
      worth.set(digit);
      return worth;
    });
    this.prices = this.digits.map(() => new Float64Array(nodes + 1));
    this.tree = new SpanningTree(nodes, arcs);
    this.block = Math.max(SMALLEST_BLOCK, Math.floor(Math.sqrt(arcs) / 5));
  }

  /** Makes steps until there is nothing better. */
  *run(): Work<void> {
    for (let step = 1; !this.isBest; step++) {
      const arc = this.entering();
      this.isBest = arc < 0;
      if (!this.isBest) this.step(arc);
      if (step % STEPS_BETWEEN_STOPS === 0 && (yield)) return;
    }
  }

  /** What goes round now, and the prices of the tree. */
  circulation(): Circulation {
    const { flow, arcs, isBest } = this;
    return { flow: flow.slice(0, arcs), prices: this.levelPrices(), isBest };
  }

  /** What that is worth, and whether it is the best there is. */
  soFar(): { levels: Levels; isBest: boolean } {
    return { levels: worthOf(this.network, this.flow), isBest: this.isBest };
  }

  /** The arc of the next block that leaves most; none if no arc leaves anything. */
  private entering(): number {
    const { arcs, from, to, state, block } = this;
    const worth = this.digits[0];
    const price = this.prices[0];
    if (!worth || !price) return -1;
    let best = -1;
    let most = 0;
    let left = block;
    let arc = this.next;
    for (let seen = 0; seen < arcs; seen++) {
      const gain =
        (state[arc] as number) *
        ((worth[arc] as number) +
          (price[from[arc] as number] as number) -
          (price[to[arc] as number] as number));
      if (gain > most || (gain === most && this.leavesMore(arc, best))) {
        most = gain;
        best = arc;
      }
      arc = arc + 1 === arcs ? 0 : arc + 1;
      if (--left === 0) {
        if (best >= 0) break;
        left = block;
      }
    }
    this.next = arc;
    return best;
  }

  /** Compares two arcs that leave the same in the first number by the others; no arc leaves nothing. */
  private leavesMore(arc: number, best: number): boolean {
    for (let digit = 1; digit < this.digits.length; digit++) {
      const more = this.gain(digit, arc) - (best < 0 ? 0 : this.gain(digit, best));
      if (more !== 0) return more > 0;
    }
    return false;
  }

  private gain(digit: number, arc: number): number {
    const worth = this.digits[digit] as Float64Array;
    const price = this.prices[digit] as Float64Array;
    return (
      (this.state[arc] as number) *
      ((worth[arc] as number) +
        (price[this.from[arc] as number] as number) -
        (price[this.to[arc] as number] as number))
    );
  }

  /** Sends along the circle that the arc closes as much as it takes, and changes the tree. */
  private step(arc: number): void {
    const { tree, flow, capacity, state, from, to } = this;
    const { parent, above, direction } = tree;
    const way = state[arc] as number;
    const first = (way === EMPTY ? from[arc] : to[arc]) as number;
    const second = (way === EMPTY ? to[arc] : from[arc]) as number;
    const join = tree.join(first, second);
    let amount = capacity[arc] as number;
    let cut = -1;
    let isCutFirst = false;
    for (let node = first; node !== join; node = parent[node] as number) {
      const up = above[node] as number;
      const room = (direction[node] as number) > 0 ? (flow[up] as number) : this.roomOn(up);
      if (room < amount) {
        amount = room;
        cut = node;
        isCutFirst = true;
      }
    }
    for (let node = second; node !== join; node = parent[node] as number) {
      const up = above[node] as number;
      const room = (direction[node] as number) > 0 ? this.roomOn(up) : (flow[up] as number);
      // The last one of several on the way round is cut: that keeps a way up to the root open.
      if (room <= amount) {
        amount = room;
        cut = node;
        isCutFirst = false;
      }
    }
    if (amount > 0) {
      flow[arc] = (flow[arc] as number) + way * amount;
      for (let node = first; node !== join; node = parent[node] as number) {
        const up = above[node] as number;
        flow[up] = (flow[up] as number) - (direction[node] as number) * amount;
      }
      for (let node = second; node !== join; node = parent[node] as number) {
        const up = above[node] as number;
        flow[up] = (flow[up] as number) + (direction[node] as number) * amount;
      }
    }
    if (cut < 0) {
      state[arc] = -way;
      return;
    }
    const leaving = above[cut] as number;
    state[leaving] = flow[leaving] === 0 ? EMPTY : FULL;
    state[arc] = IN_TREE;
    const [hung, holder] = isCutFirst ? [first, second] : [second, first];
    const leads = from[arc] === hung ? UP : -UP;
    const gains = this.digits.map((_, digit) => this.leftBy(digit, arc));
    tree.rehang(cut, hung, holder, arc, leads, join);
    for (const [digit, price] of this.prices.entries())
      tree.addBelow(hung, price, -leads * (gains[digit] as number));
  }

  private roomOn(arc: number): number {
    return (this.capacity[arc] as number) - (this.flow[arc] as number);
  }

  /** What an arc leaves at the prices as they are. */
  private leftBy(digit: number, arc: number): number {
    return (
      ((this.digits[digit] as Float64Array)[arc] as number) +
      ((this.prices[digit] as Float64Array)[this.from[arc] as number] as number) -
      ((this.prices[digit] as Float64Array)[this.to[arc] as number] as number)
    );
  }

  /** The prices of the nodes level by level, from the tree: its arcs leave nothing. */
  private levelPrices(): Float64Array[] {
    const { nodes, worth } = this.network;
    const { parent, above, direction } = this.tree;
    return worth.map((level) => {
      const prices = new Float64Array(nodes + 1);
      this.tree.forEachBelowRoot((node) => {
        const arc = above[node] as number;
        const amount = arc < this.arcs ? (level[arc] as number) : 0;
        const isUp = direction[node] === UP;
        const holder = prices[parent[node] as number] as number;
        prices[node] = isUp ? holder - amount : holder + amount;
      });
      return prices.subarray(0, nodes);
    });
  }
}
