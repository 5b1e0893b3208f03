import { knots } from '../geometry.ts';
import type { PartStyle, Plate } from '../plate.ts';

/** A ring: a disc with a smaller one on it. */
export function ring(
  plate: Plate,
  x: number,
  y: number,
  radius: number,
  inner: number,
  style: PartStyle = {},
): void {
  plate.disc(x, y, radius, style);
  plate.disc(x, y, inner, { tone: 'edge', reach: 0.3, line: 0.8, inside: true });
}

/** Short lines of writing. */
export function writing(
  plate: Plate,
  x: number,
  y: number,
  width: number,
  lines: number,
  gap = 6,
): void {
  for (let line = 0; line < lines; line++) {
    const length = width * (0.7 + 0.3 * Math.abs(Math.sin(line * 2.3 + x)));
    plate.cut(
      knots`${x} ${y + line * gap}, ${x + length / 2} ${y + line * gap - 0.8}, ${x + length} ${y + line * gap}`,
      0.9,
    );
  }
}
