import type { Knot, Point } from './geometry.ts';
import { knots, knotsFrom } from './geometry.ts';

/** A step of a length in a direction (degrees, 90 is up). */
export const polar = (length: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle) * length, -Math.sin(angle) * length];
};

/** A leaf shape from a root, in a direction (degrees, 90 is up). */
export function leaf(root: Point, length: number, degrees: number, breadth: number): Knot[] {
  const [dx, dy] = polar(length, degrees);
  const [nx, ny] = polar(breadth / 2, degrees + 90);
  const [x, y] = root;
  return [
    { x, y, sharp: true },
    { x: x + dx * 0.35 + nx, y: y + dy * 0.35 + ny, sharp: false },
    { x: x + dx * 0.78 + nx * 0.8, y: y + dy * 0.78 + ny * 0.8, sharp: false },
    { x: x + dx, y: y + dy, sharp: true },
    { x: x + dx * 0.78 - nx * 0.8, y: y + dy * 0.78 - ny * 0.8, sharp: false },
    { x: x + dx * 0.35 - nx, y: y + dy * 0.35 - ny, sharp: false },
  ];
}

/** A box with sharp corners. */
export function box(left: number, top: number, right: number, bottom: number): Knot[] {
  return knots`${left} ${top}!, ${right} ${top}!, ${right} ${bottom}!, ${left} ${bottom}!`;
}

/** A sharp polygon from a flat list of coordinates. */
export function polygon(...numbers: readonly number[]): Knot[] {
  const corners: Knot[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    corners.push({ x: numbers[index] as number, y: numbers[index + 1] as number, sharp: true });
  }
  return corners;
}

/** A star of straight points around a centre, as knots. */
export function star(x: number, y: number, points: number, outer: number, inner: number): Knot[] {
  return knotsFrom(
    Array.from({ length: points * 2 }, (_, index): Point => {
      const angle = (index * Math.PI) / points - Math.PI / 2;
      const radius = index % 2 ? inner : outer;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    }),
    true,
  );
}
