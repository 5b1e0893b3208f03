import { mix, paper } from '../colour.ts';
import type { Point } from '../geometry.ts';
import { lens, ribbon, wedge } from '../hatch.ts';
import { waveNoise } from '../seed.ts';
import { element, fillPath, num, pair, strokePath } from '../svg.ts';
import type { Scene } from './scene.ts';

/** The ways a sky is cut. */
export type SkyStyle = 'bands' | 'rays' | 'rings' | 'streams' | 'storm';

/** The colour of the open sky. */
export function skyColour({ look, night, haze }: Scene): string {
  return night ? mix(look.deep, look.ink, 0.55) : mix(paper, look.wash, haze);
}

function lineColour({ look, night }: Scene): string {
  return night ? mix(look.deep, look.wash, 0.45) : mix(look.deep, look.ink, 0.25);
}

/** Level lines that thin out toward the light, like the sky of a banknote. */
function bands(scene: Scene, flow: number): string {
  const { width, horizon, light, chance } = scene;
  const noise = waveNoise(chance.fork('bands'), 3);
  const lines: string[] = [];
  let row = 0;
  for (let y = 3; y < horizon + 6; y += scene.filled ? 5.4 : 4.6) {
    row++;
    const line: Point[] = [];
    const widths: number[] = [];
    for (let x = -10; x <= width + 40; x += 40) {
      const sway = noise(x * 0.012 + row * 0.05) * flow;
      const far = Math.hypot(x - light[0], (y - light[1]) * 1.5);
      const cloud = noise(x * 0.02 + row * 0.35);
      line.push([x, y + sway]);
      widths.push(Math.max(0.12, Math.min(1.7, (far - 34) / 110) * (0.75 + 0.6 * cloud)));
    }
    lines.push(ribbon(line, widths, true));
  }
  return lines.join('');
}

/** Wedges that fan out from the light. */
function rays({ width, height, light, chance }: Scene, from: number): string {
  const count = chance.whole(44, 60);
  const reach = Math.hypot(width, height);
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + chance.between(-0.2, 0.2)) / count) * Math.PI * 2;
    const way: Point = [Math.cos(angle), Math.sin(angle)];
    const start = from + (index % 2) * 12 + chance.between(0, 5);
    const end: Point = [light[0] + way[0] * reach, light[1] + way[1] * reach];
    const near: Point = [light[0] + way[0] * start, light[1] + way[1] * start];
    return wedge(end, near, index % 2 ? 5 : 9);
  }).join('');
}

/** Broken rings around the light, heavier farther out. */
function rings(scene: Scene): string {
  const { width, height, light, chance } = scene;
  const far = Math.hypot(width, height) * 0.8;
  const weights = [0.5, 0.8, 1.2, 1.6];
  const arcs = weights.map(() => '');
  const at = (angle: number, radius: number): Point => [
    light[0] + Math.cos(angle) * radius,
    light[1] + Math.sin(angle) * radius,
  ];
  for (let radius = 26; radius < far; radius += 6) {
    const weight = Math.min(weights.length - 1, Math.floor((radius / far) * 1.6 * weights.length));
    for (let angle = chance.between(0, 1); angle < Math.PI * 2; ) {
      const sweep = chance.between(0.25, 0.8);
      const [from, to] = [at(angle, radius), at(angle + sweep, radius)];
      const seen = [from, to].some(([x, y]) => x > 0 && x < width && y > 0 && y < height * 0.75);
      const size = num(radius);
      if (seen) {
        arcs[weight] +=
          `M${pair(from[0], from[1])}a${size} ${size} 0 0 1 ${pair(to[0] - from[0], to[1] - from[1])}`;
      }
      angle += sweep + chance.between(0.05, 0.16);
    }
  }
  const colour = lineColour(scene);
  return weights
    .map((weight, index) => strokePath(arcs[index] ?? '', colour, weight, 0.7))
    .join('');
}

/** Slanting strokes of heavy weather, lighter around the light. */
function storm({ width, horizon, light, chance }: Scene): string {
  const strokes: string[] = [];
  const slant = chance.between(-14, 14);
  for (let y = -6; y < horizon; y += 17) {
    for (let x = -10; x < width + 10; x += 10) {
      const far = Math.hypot(x - light[0], y - light[1]);
      if (far < 30 || chance.odds(0.12)) continue;
      const start: Point = [x + chance.between(-1, 1), y + chance.between(-3, 3)];
      const length = chance.between(15, 27);
      strokes.push(
        lens(start, [start[0] + slant * 0.6, start[1] + length], Math.min(1.6, far / 110)),
      );
    }
  }
  return strokes.join('');
}

function orb(scene: Scene): string {
  const { light, look, night, chance } = scene;
  const [x, y] = light;
  const size = chance.between(11, 19);
  const circle = (radius: number, fill: string, opacity: number): string =>
    element('circle', { cx: num(x), cy: num(y), r: num(radius), fill, opacity });
  const shine = night ? mix(look.wash, look.glow, 0.35) : look.glow;
  const halo =
    circle(size * 3.6, shine, night ? 0.16 : 0.3) + circle(size * 2.1, shine, night ? 0.24 : 0.4);
  const rim = element('circle', {
    cx: num(x),
    cy: num(y),
    r: num(size),
    fill: 'none',
    stroke: lineColour(scene),
    'stroke-width': num(0.6),
  });
  const body = circle(size, mix(look.glow, paper, night ? 0.7 : 0.35), 1);
  const crescent = night && chance.odds(0.5);
  const shade = skyColour(scene);
  const bite = crescent
    ? element('circle', {
        cx: num(x + size * 0.45),
        cy: num(y - size * 0.2),
        r: num(size * 0.86),
        fill: mix(shade, look.glow, 0.35),
      })
    : '';
  return halo + body + bite + (night ? '' : rim);
}

/** The sky with its light. */
export function drawSky(scene: Scene, style: SkyStyle): string {
  const { width, height, look, night } = scene;
  const ground = element('rect', {
    width: num(width),
    height: num(height),
    fill: skyColour(scene),
  });
  const strokes: Record<Exclude<SkyStyle, 'rings'>, () => string> = {
    bands: () => bands(scene, 2.5),
    streams: () => bands(scene, 16),
    rays: () => rays(scene, 34),
    storm: () => storm(scene),
  };
  const lit = style === 'rays' && !night ? mix(look.wash, look.deep, 0.45) : lineColour(scene);
  const cut =
    style === 'rings'
      ? rings(scene)
      : fillPath(strokes[style](), lit, style === 'rays' ? 0.55 : 0.8);
  return ground + cut + orb(scene);
}
