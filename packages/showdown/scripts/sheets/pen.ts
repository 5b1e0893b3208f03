import { below, randomFrom } from '@cardscape/kernel';

/** The colours of the look that show on paper by day and on the chart table by night. */
export const INK = '#1f2a33';
export const PAPER = '#fcf9f1';
export const VERMILION = '#d1432b';
export const GOLD = '#d9a441';
export const GREEN = '#4f9e68';
export const TEAL = '#3f8f9b';

/** A number for a coordinate, short. */
const short = (value: number) => String(Math.round(value * 100) / 100);

/** A place in polar coordinates; 0 is to the right, and angles go clockwise in turns. */
export function polar(x: number, y: number, radius: number, turns: number): [number, number] {
  const angle = turns * 2 * Math.PI;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** A path through points, closed if asked for. */
export function path(points: readonly (readonly [number, number])[], closed = false): string {
  const steps = points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`);
  return steps.join('') + (closed ? 'Z' : '');
}

/** Numbers from 0 to 1 that are the same in every run. */
export function chance(seed: string): () => number {
  const random = randomFrom(seed);
  return () => below(random, 1_000_000) / 1_000_000;
}

/** A contour line: a circle as the ground has it. */
export function contour(
  x: number,
  y: number,
  radius: number,
  seed: string,
  wobble = 0.06,
  flat = 1,
): string {
  const next = chance(seed);
  const waves = [2, 3, 5].map((times) => ({ times, phase: next(), height: wobble * next() }));
  const points = Array.from({ length: 72 }, (_, step) => {
    const turns = step / 72;
    const bulge = waves.reduce(
      (sum, { times, phase, height }) =>
        sum + height * Math.sin(2 * Math.PI * (times * turns + phase)),
      1,
    );
    const [px, py] = polar(0, 0, radius * bulge, turns);
    return [x + px, y + py * flat] as const;
  });
  return path(points, true);
}

/** How a line is drawn. */
export interface Line {
  readonly color?: string;
  readonly width?: number;
  readonly fill?: string;
  readonly opacity?: number;
  readonly dash?: string;
}

/** A line with a paler edge, so that it is seen on any ground. */
export function line(
  d: string,
  { color = INK, width = 2, fill = 'none', opacity = 1, dash }: Line,
) {
  if (opacity <= 0 || d === '') return '';
  const shared = `d="${d}" stroke-linecap="round" stroke-linejoin="round"`;
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  return `<g opacity="${short(opacity)}"><path ${shared} fill="none" stroke="${PAPER}" stroke-opacity="0.75" stroke-width="${short(width + 2.5)}"/><path ${shared}${dashes} fill="${fill}" stroke="${color}" stroke-width="${short(width)}"/></g>`;
}

/** A stroke of the pen from point to point: thick in the middle, thin at its ends. */
export function stroke(
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const [mx, my] = [from[0] + dx * 0.6, from[1] + dy * 0.6];
  return `${path([from, [mx + nx / 2, my + ny / 2], to, [mx - nx / 2, my - ny / 2]], true)}`;
}

/** From 0 to 1 and back to 0, for what comes and goes. */
export function swell(time: number): number {
  return Math.sin(Math.PI * Math.min(1, Math.max(0, time)));
}
