import type { Point } from './geometry.ts';
import { normals } from './geometry.ts';
import type { Chance } from './seed.ts';
import { curvePath, linePath, pair } from './svg.ts';

/** How a form is shaded with strokes that begin in the shadow and run out into the light. */
export interface Shading {
  /** How far strokes reach across the form, 0 to 1. */
  reach: number;
  /** The distance between strokes. */
  spacing: number;
  /** The width of a stroke at its root. */
  weight: number;
  /** How far the strokes lean away from the light, in degrees. */
  lean: number;
  /** How much a stroke bends, as a share of its length. */
  bend: number;
}

/** A stroke that is `weight` wide where it begins and ends in a point. */
export function wedge(from: Point, to: Point, weight: number, bend = 0): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const start = `M${pair(from[0], from[1])}`;
  const back = pair(nx * weight - dx, ny * weight - dy);
  // A short stroke shows no bend: a triangle says the same in fewer bytes.
  if (Math.abs(bend) * length < 0.7) return `${start}l${pair(dx, dy)} ${back}z`;
  const [mx, my] = [dx / 2 + nx * bend * length, dy / 2 + ny * bend * length];
  return `${start}q${pair(mx, my)} ${pair(dx, dy)}q${pair(mx - dx + nx * weight * 0.7, my - dy + ny * weight * 0.7)} ${back}z`;
}

/** A stroke that swells in its middle and is pointed at both ends. */
export function lens(from: Point, to: Point, weight: number, bend = 0): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const rise = bend * length;
  const start = `M${pair(from[0], from[1])}`;
  // Two straight halves look the same when the stroke is thin and hardly bent.
  if (Math.abs(rise) < 0.6) {
    const side = pair(dx / 2 + (nx * weight) / 2, dy / 2 + (ny * weight) / 2);
    const rest = pair(dx / 2 - (nx * weight) / 2, dy / 2 - (ny * weight) / 2);
    return `${start}l${side} ${rest} ${pair(-dx / 2 - (nx * weight) / 2, -dy / 2 - (ny * weight) / 2)}z`;
  }
  const one: Point = [dx / 2 + nx * (rise + weight), dy / 2 + ny * (rise + weight)];
  const other: Point = [-dx / 2 + nx * (rise - weight), -dy / 2 + ny * (rise - weight)];
  return `${start}q${pair(one[0], one[1])} ${pair(dx, dy)}q${pair(other[0], other[1])} ${pair(-dx, -dy)}z`;
}

/** An open line whose width changes from point to point. */
export function ribbon(line: readonly Point[], widths: readonly number[], smooth = false): string {
  const sides = normals(line);
  const shifted = (sign: number): Point[] =>
    line.map(([x, y], index) => {
      const [nx, ny] = sides[index] as Point;
      const half = ((widths[index] ?? 0) / 2) * sign;
      return [x + nx * half, y + ny * half];
    });
  const rim = [...shifted(1), ...shifted(-1).reverse()];
  if (!smooth) return linePath(rim, true);
  const last = line.length - 1;
  const sharp = new Set([0, last, last + 1, rim.length - 1]);
  return curvePath(
    rim.map(([x, y], index) => ({ x, y, sharp: sharp.has(index) })),
    true,
  );
}

/** The stretches of a straight line that lie inside a polygon, as distances along it. */
function stretches(polygon: readonly Point[], origin: Point, way: Point): [number, number][] {
  const hits: number[] = [];
  for (let index = 0; index < polygon.length; index++) {
    const [ax, ay] = polygon[index] as Point;
    const [bx, by] = polygon[(index + 1) % polygon.length] as Point;
    const sideA = (ax - origin[0]) * way[1] - (ay - origin[1]) * way[0];
    const sideB = (bx - origin[0]) * way[1] - (by - origin[1]) * way[0];
    if (sideA > 0 === sideB > 0) continue;
    const share = sideA / (sideA - sideB);
    const [x, y] = [ax + (bx - ax) * share, ay + (by - ay) * share];
    hits.push((x - origin[0]) * way[0] + (y - origin[1]) * way[1]);
  }
  hits.sort((one, other) => one - other);
  const found: [number, number][] = [];
  for (let index = 0; index + 1 < hits.length; index += 2) {
    found.push([hits[index] as number, hits[index + 1] as number]);
  }
  return found;
}

/** Strokes from the shadow side of a polygon toward the light; `light` points to it. */
export function shadeForm(
  polygon: readonly Point[],
  light: Point,
  { reach, spacing, weight, lean, bend }: Shading,
  chance: Chance,
): string {
  const angle = Math.atan2(light[1], light[0]) + (lean * Math.PI) / 180;
  const way: Point = [Math.cos(angle), Math.sin(angle)];
  const across: Point = [-way[1], way[0]];
  let [low, high] = [Infinity, -Infinity];
  for (const [x, y] of polygon) {
    const place = x * across[0] + y * across[1];
    low = Math.min(low, place);
    high = Math.max(high, place);
  }
  const strokes: string[] = [];
  let sway = chance.between(0, 6);
  for (let place = low + spacing * 0.6; place < high; place += spacing) {
    const origin: Point = [across[0] * place, across[1] * place];
    sway += 0.7;
    const share = reach * (0.86 + 0.14 * Math.sin(sway) + chance.between(-0.1, 0.1));
    for (const [near, far] of stretches(polygon, origin, way)) {
      const length = (far - near) * Math.min(share, 0.97);
      if (length < 1.8) continue;
      const from: Point = [origin[0] + way[0] * near, origin[1] + way[1] * near];
      const to: Point = [from[0] + way[0] * length, from[1] + way[1] * length];
      strokes.push(wedge(from, to, weight * Math.min(1, 0.45 + length / 18), bend));
    }
  }
  return strokes.join('');
}

/** Strokes across a tube, bent around it, from its shadow edge toward the light. */
export function shadeTube(
  line: readonly Point[],
  halves: readonly number[],
  light: Point,
  { reach, spacing, weight, bend }: Shading,
): string {
  const sides = normals(line);
  const strokes: string[] = [];
  let travelled = spacing / 2;
  for (let index = 1; index < line.length; index++) {
    const [x, y] = line[index] as Point;
    const [px, py] = line[index - 1] as Point;
    travelled += Math.hypot(x - px, y - py);
    if (travelled < spacing) continue;
    travelled %= spacing;
    const half = halves[index] ?? 0;
    if (half < 0.8) continue;
    const [nx, ny] = sides[index] as Point;
    const facing = nx * light[0] + ny * light[1];
    const sign = facing > 0 ? -1 : 1;
    const depth = half * 2 * reach * (0.55 + 0.45 * Math.abs(facing));
    const rim = half * 0.95 * sign;
    const from: Point = [x + nx * rim, y + ny * rim];
    const to: Point = [from[0] - nx * depth * sign, from[1] - ny * depth * sign];
    strokes.push(wedge(from, to, weight, bend * sign));
  }
  return strokes.join('');
}
