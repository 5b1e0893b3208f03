import { mix } from '../colour.ts';
import type { Point } from '../geometry.ts';
import { lens, ribbon, wedge } from '../hatch.ts';
import type { Chance } from '../seed.ts';
import { waveNoise } from '../seed.ts';
import { fillPath, linePath } from '../svg.ts';
import type { Scene } from './scene.ts';

/** The outlines a plane of land can have. */
export type RidgeShape = 'peaks' | 'hills' | 'mesa' | 'dunes' | 'crags' | 'flat' | 'cone';

/** One plane of land, from its skyline down to the foot of the picture. */
export interface Ridge {
  shape: RidgeShape;
  /** The height of the plane's foot line. */
  base: number;
  /** How high the skyline rises above it. */
  rise: number;
  fill: string;
  line: string;
  /** The length of the hachures. */
  depth: number;
  label: string;
}

/** Heights between 0 and 1 over a plane that is one unit wide. */
function profile(shape: RidgeShape, chance: Chance): (t: number) => number {
  const noise = waveNoise(chance, 4);
  const slow = waveNoise(chance, 2);
  const place = chance.between(0.25, 0.75);
  const shapes: Record<RidgeShape, (t: number) => number> = {
    peaks: (t) => 1 - Math.abs(slow(t * 9)) * 0.9 - Math.abs(noise(t * 26)) * 0.22,
    hills: (t) => 0.5 + slow(t * 6) * 0.5,
    mesa: (t) => Math.round((0.5 + noise(t * 7) * 0.75) * 3) / 3 + slow(t * 40) * 0.03,
    dunes: (t) => 0.3 + 0.6 * Math.abs(((t * 2.2 + place + 0.2 * slow(t * 5)) % 1) - 0.25),
    crags: (t) => 0.5 + noise(t * 14) * 0.4 + (Math.floor(t * 34 + place) % 3) * 0.14,
    flat: (t) => 0.1 + slow(t * 5) * 0.1,
    cone: (t) =>
      Math.max(0.12 + noise(t * 20) * 0.08, 1 - Math.max(0, Math.abs(t - place) - 0.035) * 3.2),
  };
  return shapes[shape];
}

/** The skyline of a plane, as a function of x. */
export function skyline(
  { width, chance }: Scene,
  { shape, base, rise, label }: Ridge,
): (x: number) => number {
  const heights = profile(shape, chance.fork(label));
  return (x) => base - rise * Math.max(0, Math.min(1.15, heights(x / width)));
}

/** Land with hachures that fall from the skyline, longer where it turns from the light. */
export function drawRidge(scene: Scene, ridge: Ridge): string {
  const { width, height, light, chance } = scene;
  const at = skyline(scene, ridge);
  const grain = chance.fork(`${ridge.label}/grain`);
  const step = ridge.shape === 'hills' || ridge.shape === 'flat' ? 8 : 3.4;
  const top: Point[] = [];
  for (let x = -4; x <= width + 6; x += step) top.push([x, at(x)]);
  const land = linePath([...top, [width + 6, height + 4], [-4, height + 4]], true);
  const strokes: string[] = [];
  const gap = scene.filled ? 4 : 3.1;
  for (let x = -2; x < width + 4; x += gap) {
    const slope = (at(x + 2) - at(x - 2)) / 4;
    const side = light[0] > x ? 1 : -1;
    // Ground that falls away from the light is in shadow.
    const shadow = Math.max(-0.4, Math.min(1, -slope * side * 1.6));
    const length = ridge.depth * (0.45 + shadow * 0.75) * grain.between(0.6, 1.1);
    if (length < 2) continue;
    const y = at(x) + 0.3;
    const lean = Math.max(-0.7, Math.min(0.7, slope)) * length * 0.5;
    strokes.push(wedge([x, y], [x + lean, y + length], 0.7 + Math.max(0, shadow) * 1, 0.04 * side));
  }
  const widths = top.map(([x]) => (x > light[0] === at(x + 3) > at(x - 3) ? 1.3 : 0.6));
  return fillPath(land, ridge.fill) + fillPath(ribbon(top, widths) + strokes.join(''), ridge.line);
}

/** A sheet of water: level strokes, broken where the light lies on them. */
export function drawWater(scene: Scene, top: number, bottom: number): string {
  const { width, light, look, night, chance } = scene;
  const grain = chance.fork('water');
  const fill = night ? mix(look.deep, look.ink, 0.35) : mix(look.wash, look.deep, 0.28);
  const strokes: string[] = [];
  const glints: string[] = [];
  let gap = 3;
  for (let y = top + 1; y < bottom; y += gap) {
    gap *= 1.13;
    for (let x = -10 + grain.between(0, 12); x < width; ) {
      const length = grain.between(12, 24) + gap * 4;
      const inLight = Math.abs(x + length / 2 - light[0]) < 16 + (y - top) * 0.3;
      const weight = Math.min(1.5, 0.35 + gap * 0.16);
      const stroke = lens([x, y], [x + length, y + grain.between(-0.6, 0.6)], weight * 1.4);
      (inLight ? glints : strokes).push(stroke);
      x += length + grain.between(3, 9);
    }
  }
  const sheet = linePath(
    [
      [-4, top],
      [width + 4, top],
      [width + 4, bottom + 4],
      [-4, bottom + 4],
    ],
    true,
  );
  return (
    fillPath(sheet, fill) +
    fillPath(strokes.join(''), mix(look.deep, look.ink, 0.5)) +
    fillPath(glints.join(''), mix(look.glow, '#ffffff', 0.3))
  );
}

/** The near ground: bands that follow the lie of the land, wider toward the viewer. */
export function drawNear(scene: Scene, ridge: Ridge): string {
  const { width, height, chance } = scene;
  const at = skyline(scene, ridge);
  const grain = chance.fork('near');
  const strokes: string[] = [];
  let gap = 4;
  for (let fall = 3; ridge.base + fall < height + 12; fall += gap) {
    gap *= 1.2;
    for (let x = -12 + grain.between(0, 16); x < width; ) {
      const length = grain.between(16, 44);
      const flat = 1 - Math.min(0.8, fall / 60);
      const level = (place: number): number => ridge.base + (at(place) - ridge.base) * flat + fall;
      strokes.push(lens([x, level(x)], [x + length, level(x + length)], 0.7 + fall / 40));
      x += length + grain.between(4, 20);
    }
  }
  return drawRidge(scene, ridge) + fillPath(strokes.join(''), ridge.line, 0.8);
}
