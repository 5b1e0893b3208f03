import type { Levels } from '../levels.ts';

/** A network in which something goes round: arcs between nodes that are numbered from 0. */
export interface Network {
  readonly nodes: number;
  /** The node where each arc begins. */
  readonly from: Int32Array;
  /** The node where each arc ends. */
  readonly to: Int32Array;
  /** How much each arc takes at most. */
  readonly capacity: Float64Array;
  /** What a unit on each arc is worth: an array for each level, the highest level first. */
  readonly worth: readonly Float64Array[];
}

/** What goes round in a network, and the prices that prove that nothing better does. */
export interface Circulation {
  readonly flow: Float64Array;
  /** The price of each node: an array for each level. */
  readonly prices: readonly Float64Array[];
  /** Whether it is the best there is; otherwise there was no time to find it. */
  readonly isBest: boolean;
}

/** What something that goes round in a network is worth, level by level. */
export function worthOf({ worth, to }: Network, flow: Float64Array): Levels {
  return worth.map((level) => {
    let sum = 0;
    for (let arc = 0; arc < to.length; arc++) sum += (flow[arc] as number) * (level[arc] as number);
    return sum;
  });
}

/** An arc that a network is made of. */
interface Arc {
  readonly from: number;
  readonly to: number;
  readonly capacity: number;
  readonly worth: readonly number[];
}

/** Collects arcs and makes a network of them. */
export class NetworkBuilder {
  private readonly arcs: Arc[] = [];
  private nodes = 0;

  /** A new node. */
  node(): number {
    return this.nodes++;
  }

  /** A new arc; its number. */
  arc(arc: Arc): number {
    return this.arcs.push(arc) - 1;
  }

  build(levels: number): Network {
    const { arcs, nodes } = this;
    return {
      nodes,
      from: Int32Array.from(arcs, ({ from }) => from),
      to: Int32Array.from(arcs, ({ to }) => to),
      capacity: Float64Array.from(arcs, ({ capacity }) => capacity),
      worth: Array.from({ length: levels }, (_, level) =>
        Float64Array.from(arcs, ({ worth }) => worth[level] ?? 0),
      ),
    };
  }
}
