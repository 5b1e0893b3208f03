import type { Knot, Point } from '../geometry.ts';
import { knots, knotsFrom } from '../geometry.ts';
import type { PartStyle, Plate } from '../plate.ts';

/** A horn, claw or spike: a tube that runs out to a point. */
export function horn(
  plate: Plate,
  spine: readonly Knot[],
  width: number,
  style: PartStyle = {},
): void {
  plate.tube(spine, [width, width * 0.72, width * 0.4, 0.2], {
    tone: 'trim',
    reach: 0.6,
    spacing: 1.8,
    line: 0.7,
    ...style,
  });
}

/** A slit or round eye that shines. */
export function eye(plate: Plate, x: number, y: number, size: number): void {
  plate.dot(x, y, size * 1.5);
  plate.dot(x, y, size, 'glow');
  plate.dot(x + size * 0.2, y, size * 0.4);
}

/** Spikes along a line, standing off to its right as it runs; they grow and fall. */
export function crest(
  plate: Plate,
  line: readonly Point[],
  size: number,
  style: PartStyle = {},
): void {
  const spikes: Point[] = [];
  const roots: Point[] = [];
  line.slice(0, -1).forEach(([x, y], index) => {
    const [nextX, nextY] = line[index + 1] as Point;
    const length = Math.hypot(nextX - x, nextY - y) || 1;
    const [nx, ny] = [(nextY - y) / length, -(nextX - x) / length];
    const high = size * (0.5 + 0.7 * Math.sin(((index + 1) / line.length) * Math.PI));
    spikes.push([x, y], [x + nx * high - (nextX - x) * 0.2, y + ny * high - (nextY - y) * 0.2]);
    roots.push([nextX - nx * 5, nextY - ny * 5]);
  });
  const end = line.at(-1);
  if (end) spikes.push(end);
  plate.form(knotsFrom([...spikes, ...roots.reverse()], true), {
    tone: 'dark',
    reach: 0.5,
    line: 0.7,
    ...style,
  });
}

/** A foot with three claws. */
export function claws(plate: Plate, x: number, y: number, size: number): void {
  plate.at(
    x,
    y,
    () => {
      plate.form(
        knots`-1.2 -0.7, 0.6 -0.9, 2.4 -0.1, 2.9 0.6!, 1.9 0.4, 1.5 0.7!, 0.8 0.4, 0.3 0.8!, -0.6 0.4, -1.2 0.7!`,
        { tone: 'pale', reach: 0.4, line: 0.7 },
      );
    },
    { scale: size },
  );
}
