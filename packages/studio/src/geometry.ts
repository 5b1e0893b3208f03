/** A place on the plate. */
export type Point = readonly [x: number, y: number];

/** A point a curve runs through; a sharp one is a corner. */
export interface Knot {
  readonly x: number;
  readonly y: number;
  readonly sharp: boolean;
}

/** An affine map: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The map that changes nothing. */
export const still: Affine = [1, 0, 0, 1, 0, 0];

/** Reads a curve written as "x y, x y!, …"; a "!" makes a corner. */
export function knots(parts: TemplateStringsArray, ...values: readonly number[]): Knot[] {
  const text = parts.reduce((sum, part, index) => `${sum}${values[index - 1] ?? ''}${part}`);
  return text.split(',').map((entry) => {
    const sharp = entry.includes('!');
    const [x = '0', y = '0'] = entry.replace('!', '').trim().split(/\s+/);
    return { x: Number(x), y: Number(y), sharp };
  });
}

/** Knots from points, all smooth or all sharp. */
export function knotsFrom(points: readonly Point[], sharp = false): Knot[] {
  return points.map(([x, y]) => ({ x, y, sharp }));
}

/** First `inner`, then `outer`. */
export function compose(outer: Affine, inner: Affine): Affine {
  const [a, b, c, d, e, f] = outer;
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ];
}

/** A map that scales, turns (in degrees) and then moves. */
export function placing(x: number, y: number, scaleX = 1, scaleY = scaleX, turn = 0): Affine {
  const angle = (turn * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [cos * scaleX, sin * scaleX, -sin * scaleY, cos * scaleY, x, y];
}

/** Applies a map to a knot. */
export function moveKnot(map: Affine, { x, y, sharp }: Knot): Knot {
  return { x: map[0] * x + map[2] * y + map[4], y: map[1] * x + map[3] * y + map[5], sharp };
}

/** How much a map enlarges lengths, on average. */
export function scaleOf(map: Affine): number {
  return Math.sqrt(Math.abs(map[0] * map[3] - map[1] * map[2]));
}

/** One cubic piece of a curve through knots. */
export interface Piece {
  readonly from: Point;
  readonly first: Point;
  readonly second: Point;
  readonly to: Point;
}

/** Cubic pieces through the knots (Catmull–Rom; no tangent at corners). */
export function pieces(curve: readonly Knot[], closed: boolean): Piece[] {
  const count = curve.length;
  const at = (index: number): Knot => {
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return curve[wrapped] as Knot;
  };
  const tangent = (index: number): Point => {
    if (at(index).sharp) return [0, 0];
    const before = at(index - 1);
    const after = at(index + 1);
    return [(after.x - before.x) / 6, (after.y - before.y) / 6];
  };
  return Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const from = at(index);
    const to = at(index + 1);
    const leave = tangent(index);
    const arrive = tangent(closed ? (index + 1) % count : index + 1);
    return {
      from: [from.x, from.y],
      first: [from.x + leave[0], from.y + leave[1]],
      second: [to.x - arrive[0], to.y - arrive[1]],
      to: [to.x, to.y],
    };
  });
}

/** Points along a curve, `steps` to each piece. */
export function flatten(curve: readonly Knot[], closed: boolean, steps = 6): Point[] {
  const points: Point[] = [];
  const all = pieces(curve, closed);
  for (const { from, first, second, to } of all) {
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const u = 1 - t;
      const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      points.push([
        p * from[0] + q * first[0] + r * second[0] + s * to[0],
        p * from[1] + q * first[1] + r * second[1] + s * to[1],
      ]);
    }
  }
  const last = all.at(-1);
  if (!closed && last) points.push(last.to);
  return points;
}

/** The value of a profile (a list of evenly spaced values) at t in [0, 1]. */
export function along(profile: readonly number[], t: number): number {
  const place = Math.min(Math.max(t, 0), 1) * (profile.length - 1);
  const index = Math.min(Math.floor(place), profile.length - 2);
  const low = profile[index] ?? profile[0] ?? 0;
  const high = profile[index + 1] ?? low;
  return low + (high - low) * (place - index);
}

/** The unit normals of an open line, one for each point, on its left. */
export function normals(line: readonly Point[]): Point[] {
  return line.map((_, index) => {
    const before = line[Math.max(index - 1, 0)] as Point;
    const after = line[Math.min(index + 1, line.length - 1)] as Point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return [(after[1] - before[1]) / length, (before[0] - after[0]) / length];
  });
}

/** The sides of a box. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box around the knots of a curve. */
export function boxAround(rim: readonly Knot[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of rim) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

/** The length of an open line. */
export function lineLength(line: readonly Point[]): number {
  return line.reduce((sum, [x, y], index) => {
    const [px, py] = line[Math.max(0, index - 1)] as Point;
    return sum + Math.hypot(x - px, y - py);
  }, 0);
}
