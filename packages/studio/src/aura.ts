import { gold, mix } from './colour.ts';
import type { Point } from './geometry.ts';
import { lens, wedge } from './hatch.ts';
import { element, fillPath, num } from './svg.ts';
import type { Scene } from './terrain/scene.ts';

const around = ([x, y]: Point, angle: number, radius: number): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
];

/** The halo of a high rank: a glory of rays at four, with a ring of gold at five. */
export function drawAura(
  { look, night, chance }: Scene,
  middle: Point,
  radius: number,
  rank: number,
): string {
  if (rank < 4) return '';
  const spin = chance.fork('aura').between(0, 1);
  const count = rank === 5 ? 60 : 42;
  const rays = Array.from({ length: count }, (_, index) => {
    const angle = ((index + spin) / count) * Math.PI * 2;
    const long = index % 3 === 0 ? 1.34 : index % 3 === 1 ? 1.18 : 1.1;
    return wedge(around(middle, angle, radius * 0.98), around(middle, angle, radius * long), 2.2);
  });
  const circle = (size: number, weight: number, colour: string): string =>
    element('circle', {
      cx: num(middle[0]),
      cy: num(middle[1]),
      r: num(size),
      fill: 'none',
      stroke: colour,
      'stroke-width': num(weight),
    });
  const light = element('circle', {
    cx: num(middle[0]),
    cy: num(middle[1]),
    r: num(radius),
    fill: look.glow,
    opacity: night ? 0.25 : 0.45,
  });
  const rim = mix(gold, look.ink, 0.25);
  const rings = circle(radius, 1.4, gold) + circle(radius * 0.96, 0.5, rim);
  const outer = rank === 5 ? circle(radius * 1.4, 0.6, rim) + circle(radius * 1.44, 1.6, gold) : '';
  return light + fillPath(rays.join(''), gold) + rings + outer;
}

/** The shadow a figure casts on the ground, away from the light. */
export function drawShadow({ look, chance, light }: Scene, middle: Point, width: number): string {
  const grain = chance.fork('shadow');
  const side = light[0] > middle[0] ? -1 : 1;
  const strokes = Array.from({ length: 9 }, (_, row) => {
    const share = (row - 4) / 4.5;
    const half = (width / 2) * Math.sqrt(1 - share * share) * grain.between(0.85, 1.1);
    const [x, y] = [middle[0] + side * width * 0.12, middle[1] + share * 8];
    return lens([x - half, y], [x + half, y + grain.between(-0.5, 0.5)], 1.7);
  });
  return fillPath(strokes.join(''), look.ink, 0.75);
}
