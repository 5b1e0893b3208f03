import { mix, paper } from '../colour.ts';
import type { Point } from '../geometry.ts';
import { knots } from '../geometry.ts';
import { lens } from '../hatch.ts';
import type { Plate } from '../plate.ts';
import type { Chance } from '../seed.ts';
import { leaf, star } from '../shapes.ts';
import { element, fillPath, linePath, num } from '../svg.ts';
import type { Scene } from './scene.ts';

/** What is in the air. */
export type Weather =
  | 'clear'
  | 'clouds'
  | 'birds'
  | 'stars'
  | 'snow'
  | 'embers'
  | 'bolt'
  | 'plume'
  | 'aurora'
  | 'leaves';

function cloud(plate: Plate, x: number, y: number, size: number): void {
  plate.at(
    x,
    y,
    () => {
      plate.form(
        knots`-34 6, -30 -4, -20 -6, -14 -14, -2 -14, 4 -20, 16 -18, 20 -8, 30 -6, 34 4, 24 8, 4 7, -16 9`,
        { tone: 'pale', reach: 0.35, lean: 60, spacing: 2.6 },
      );
    },
    { scaleX: size, scaleY: size * 0.7 },
  );
}

function dots(
  scene: Scene,
  count: number,
  low: number,
  high: number,
  fill: string,
  top = 1,
): string {
  const { width, height, chance } = scene;
  const grain = chance.fork('dots');
  const marks = Array.from({ length: count }, () => {
    const radius = grain.between(low, high);
    const [x, y] = [grain.between(0, width), grain.between(0, height * top)];
    return linePath(
      [
        [x - radius, y],
        [x, y - radius],
        [x + radius, y],
        [x, y + radius],
      ],
      true,
    );
  });
  return fillPath(marks.join(''), fill);
}

function bolt({ look, chance, width, horizon }: Scene): string {
  const grain = chance.fork('bolt');
  const line: Point[] = [[grain.between(0.3, 0.7) * width, -2]];
  while ((line.at(-1) as Point)[1] < horizon + 10) {
    const [x, y] = line.at(-1) as Point;
    line.push([x + grain.between(-16, 16), y + grain.between(10, 22)]);
  }
  const arms = line
    .slice(1, -1)
    .map(([x, y]) => lens([x, y], [x + grain.between(-34, 34), y + grain.between(14, 34)], 1.4));
  const widths = line.map((_, index) => 3.4 * (1 - index / line.length) + 0.6);
  const left = line.map(([x, y], index): Point => [x - (widths[index] ?? 1) / 2, y]);
  const right = line.map(([x, y], index): Point => [x + (widths[index] ?? 1) / 2, y]).reverse();
  const body = linePath([...left, ...right], true);
  return (
    element('path', { d: body, fill: paper, stroke: look.glow, 'stroke-width': num(1.2) }) +
    fillPath(arms.join(''), look.glow)
  );
}

function aurora({ width, horizon, look, chance }: Scene): string {
  const grain = chance.fork('aurora');
  const phase = grain.between(0, 6);
  const strokes: string[] = [];
  for (let x = -4; x < width + 4; x += 4) {
    const y = horizon * (0.5 + 0.16 * Math.sin(x * 0.03 + phase) + 0.06 * Math.sin(x * 0.09));
    strokes.push(lens([x, y], [x + 5, y - grain.between(18, 46)], 1.7));
  }
  return fillPath(strokes.join(''), mix(look.glow, look.wash, 0.3), 0.8);
}

type Air = (scene: Scene, plate: Plate, grain: Chance) => string;

/** Each weather adds drifting things to the plate and returns what is cut straight into the sky. */
const airs: Readonly<Record<Weather, Air>> = {
  clear: () => '',
  clouds: ({ width, horizon }, plate, grain) => {
    const count = grain.whole(2, 4);
    for (let index = 0; index < count; index++) {
      const [x, y] = [grain.between(0, width), grain.between(0.12, 0.75) * horizon];
      cloud(plate, x, y, grain.between(0.7, 1.5));
    }
    return '';
  },
  birds: ({ width, horizon }, plate, grain) => {
    const [x, y] = [grain.between(0.2, 0.8) * width, grain.between(0.2, 0.5) * horizon];
    for (let index = 0; index < 5; index++) {
      const scale = grain.between(0.7, 1.1);
      const bird = (): void => plate.cut(knots`-5 -2, 0 1!, 5 -2`, 1.3);
      plate.at(x + index * 11, y + Math.abs(index - 2) * 5, bird, { scale });
    }
    return '';
  },
  leaves: ({ width, height }, plate, grain) => {
    for (let index = 0; index < 9; index++) {
      const root: Point = [grain.between(0, width), grain.between(0.1, 0.9) * height];
      plate.form(leaf(root, 8, grain.between(0, 360), 4.4), { tone: 'glow', reach: 0.3 });
    }
    return '';
  },
  stars: (scene, plate, grain) => {
    for (let index = 0; index < 5; index++) {
      const [x, y] = [grain.between(0, scene.width), grain.between(0, 0.7) * scene.horizon];
      plate.form(star(x, y, 4, grain.between(3, 5), 0.9), { tone: 'pale', line: 0, reach: 0 });
    }
    return dots(scene, 34, 0.4, 0.9, paper, 0.55);
  },
  plume: ({ width, horizon, light }, plate) => {
    const x = (light[0] > width / 2 ? 0.3 : 0.7) * width;
    for (let index = 5; index >= 0; index--) {
      const drift = (5 - index) * 2 - index * index * 1.6;
      plate.disc(x + drift, horizon * 0.42 - index * 13, 8 + index * 3.6, {
        tone: index % 2 ? 'dark' : 'mid',
      });
    }
    return '';
  },
  snow: (scene) => dots(scene, 70, 0.5, 1.5, '#ffffff'),
  embers: (scene) => dots(scene, 46, 0.4, 1.3, scene.look.glow),
  bolt,
  aurora: (scene) => aurora(scene) + dots(scene, 24, 0.4, 0.8, paper, 0.5),
};

/** The weather behind the land; drifting things are printed from the plate. */
export function drawWeather(scene: Scene, weather: Weather, plate: Plate): string {
  return airs[weather](scene, plate, scene.chance.fork('weather')) + plate.print(false);
}
