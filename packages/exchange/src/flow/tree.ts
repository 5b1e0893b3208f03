/** The arc above a node leads up, to the node's parent; one that leads down has the sign turned. */
export const UP = 1;

/**
 * A spanning tree in arrays. The thread goes through all nodes, each before those below it, so that what lies
 * below a node is one stretch of it.
 */
export class SpanningTree {
  readonly parent: Int32Array;
  /** The arc between a node and its parent. */
  readonly above: Int32Array;
  /** Whether that arc leads up or down. */
  readonly direction: Int8Array;
  private readonly thread: Int32Array;
  private readonly threadBack: Int32Array;
  /** How many nodes lie below a node, itself included. */
  readonly size: Int32Array;
  /** The last node of the thread that lies below a node. */
  private readonly last: Int32Array;
  private readonly moved: number[] = [];

  /** A star: every node hangs on the root, on an arc that leads up; these arcs are numbered from `firstArc`. */
  constructor(nodes: number, firstArc: number) {
    const root = nodes;
    const places = nodes + 1;
    this.parent = new Int32Array(places).fill(root);
    this.above = Int32Array.from({ length: places }, (_, node) => firstArc + node);
    this.direction = new Int8Array(places).fill(UP);
    this.thread = Int32Array.from({ length: places }, (_, node) => (node + 1) % places);
    this.threadBack = Int32Array.from({ length: places }, (_, node) => (node + nodes) % places);
    this.size = new Int32Array(places).fill(1);
    this.last = Int32Array.from({ length: places }, (_, node) => node);
    this.parent[root] = -1;
    this.above[root] = -1;
    this.size[root] = places;
    // The thread begins at the root, whose number is the highest: it ends before it.
    this.last[root] = nodes - 1;
  }

  /** The lowest node that lies above both. */
  join(one: number, other: number): number {
    const { parent, size } = this;
    let first = one;
    let second = other;
    while (first !== second) {
      if ((size[first] as number) < (size[second] as number)) first = parent[first] as number;
      else second = parent[second] as number;
    }
    return first;
  }

  /** Adds to the value of each node below a node, itself included. */
  addBelow(node: number, values: Float64Array, amount: number): void {
    const { thread } = this;
    const end = thread[this.last[node] as number];
    for (let at = node; ; ) {
      values[at] = (values[at] as number) + amount;
      at = thread[at] as number;
      if (at === end) return;
    }
  }

  /** Does something for each node but the root, parents first. */
  forEachBelowRoot(visit: (node: number) => void): void {
    const root = this.parent.length - 1;
    for (let node = this.thread[root] as number; node !== root; node = this.thread[node] as number)
      visit(node);
  }

  /**
   * Takes out the arc above `cut`, and hangs the part below it, by its node `hung`, on `holder` with another
   * arc. `join` is the lowest node above both ends of that arc.
   */
  rehang(
    cut: number,
    hung: number,
    holder: number,
    arc: number,
    leads: number,
    join: number,
  ): void {
    const { parent, size, last } = this;
    const before = this.threadBack[cut] as number;
    const amount = size[cut] as number;
    const oldLast = last[cut] as number;
    const oldHolder = parent[cut] as number;
    if (hung === cut) this.moveWhole(cut, holder, before);
    else {
      this.turnThread(cut, hung, holder, before);
      this.turnStem(cut, hung);
    }
    parent[hung] = holder;
    this.above[hung] = arc;
    this.direction[hung] = leads;
    size[hung] = amount;

    const limit = last[join] === holder ? join : -1;
    const newLast = last[cut] as number;
    for (let up = holder; up !== -1 && last[up] === holder; up = parent[up] as number)
      last[up] = newLast;
    const ends = join !== before && holder !== before ? before : newLast;
    for (let up = oldHolder; up !== limit && last[up] === oldLast; up = parent[up] as number)
      last[up] = ends;
    for (let up = holder; up !== join; up = parent[up] as number)
      size[up] = (size[up] as number) + amount;
    for (let up = oldHolder; up !== join; up = parent[up] as number)
      size[up] = (size[up] as number) - amount;
  }

  /** Puts the stretch of a part behind its new holder; the part keeps its own order. */
  private moveWhole(cut: number, holder: number, before: number): void {
    const { thread } = this;
    if (thread[holder] === cut) return;
    const end = this.last[cut] as number;
    this.follow(before, thread[end] as number);
    const after = thread[holder] as number;
    this.follow(holder, cut);
    this.follow(end, after);
  }

  /** Puts the part behind its new holder, from the node it hangs on now; turns its parents on the way. */
  private turnThread(cut: number, hung: number, holder: number, before: number): void {
    const { parent, thread, threadBack, last, moved } = this;
    const isNext = before === holder;
    const goesOn = (isNext ? thread[last[cut] as number] : thread[holder]) as number;
    let stem = hung;
    let above = holder;
    let end = last[hung] as number;
    let after = thread[end] as number;
    thread[holder] = hung;
    moved.length = 0;
    moved.push(holder);
    while (stem !== cut) {
      const next = parent[stem] as number;
      thread[end] = next;
      moved.push(end);
      this.follow(threadBack[stem] as number, after);
      parent[stem] = above;
      above = stem;
      stem = next;
      end = (last[stem] === last[above] ? threadBack[above] : last[stem]) as number;
      after = thread[end] as number;
    }
    parent[cut] = above;
    this.follow(end, goesOn);
    last[cut] = end;
    if (!isNext) this.follow(before, after);
    for (const node of moved) threadBack[thread[node] as number] = node;
  }

  /** Gives the nodes between the cut and the new top of the part what belongs to their new parents. */
  private turnStem(cut: number, hung: number): void {
    const { parent, above, direction, size, last } = this;
    const end = last[cut] as number;
    let below = 0;
    for (let node = cut; node !== hung; ) {
      const up = parent[node] as number;
      above[node] = above[up] as number;
      direction[node] = -(direction[up] as number);
      below += (size[node] as number) - (size[up] as number);
      size[node] = below;
      last[up] = end;
      node = up;
    }
  }

  private follow(node: number, next: number): void {
    this.thread[node] = next;
    this.threadBack[next] = node;
  }
}
