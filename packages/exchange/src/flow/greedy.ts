import type { Network } from './network.ts';

/**
 * What goes round, and on top of it as many circles as fit beside it, as they are met: quick, and seldom the best.
 * Arcs are followed in the order in which they leave a node, and a node that leads nowhere is left for good. So
 * each circle fills an arc, and nothing more can go round without taking something back.
 */
export function filledUp(
  { nodes, from, to, capacity }: Network,
  given: Float64Array,
): Float64Array {
  const flow = given.slice();
  const { first, arcs } = leaving(nodes, from);
  const next = first.slice(0, nodes);
  /** Where a node stands in the path, if it does. */
  const place = new Int32Array(nodes).fill(-1);
  const path: number[] = [];
  const roomOn = (arc: number) => (capacity[arc] as number) - (flow[arc] as number);
  const fill = (circle: readonly number[]) => {
    const amount = circle.reduce(
      (least, arc) => Math.min(least, roomOn(arc)),
      Number.POSITIVE_INFINITY,
    );
    for (const arc of circle) flow[arc] = (flow[arc] as number) + amount;
  };
  /** Goes back to where the path ends with so many arcs. */
  const goBack = (length: number) => {
    for (const arc of path.splice(length)) place[to[arc] as number] = -1;
  };
  for (let start = 0; start < nodes; start++) {
    place[start] = 0;
    for (let node = start; ; ) {
      const at = next[node] as number;
      if (at === first[node + 1]) {
        // A node that leads nowhere: the arc to it is not followed again.
        const back = path.at(-1);
        if (back === undefined) break;
        goBack(path.length - 1);
        node = from[back] as number;
        next[node] = (next[node] as number) + 1;
        continue;
      }
      const arc = arcs[at] as number;
      const end = to[arc] as number;
      if (roomOn(arc) <= 0) next[node] = at + 1;
      else if ((place[end] as number) < 0) {
        path.push(arc);
        place[end] = path.length;
        node = end;
      } else {
        const begin = place[end] as number;
        const circle = [...path.slice(begin), arc];
        fill(circle);
        const full = circle.findIndex((one) => roomOn(one) <= 0);
        goBack(Math.min(begin + full, path.length));
        node = from[circle[full] as number] as number;
      }
    }
    place[start] = -1;
  }
  return flow;
}

/** The arcs in the order of the nodes they leave, and where those of each node begin. */
function leaving(nodes: number, from: Int32Array): { first: Int32Array; arcs: Int32Array } {
  const first = new Int32Array(nodes + 1);
  for (const node of from) first[node + 1] = (first[node + 1] as number) + 1;
  for (let node = 0; node < nodes; node++)
    first[node + 1] = (first[node + 1] as number) + (first[node] as number);
  const free = first.slice();
  const arcs = new Int32Array(from.length);
  for (const [arc, node] of from.entries()) {
    const at = free[node] as number;
    arcs[at] = arc;
    free[node] = at + 1;
  }
  return { first, arcs };
}
