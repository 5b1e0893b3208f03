import { drawAura, drawShadow } from '../aura.ts';
import { gold, mix, paper } from '../colour.ts';
import type { Point } from '../geometry.ts';
import type { Inks } from '../plate.ts';
import { Plate } from '../plate.ts';
import type { Chance } from '../seed.ts';
import type { Scene } from '../terrain/scene.ts';
import { thingDrawing } from '../thing/table.ts';
import type { Figure } from './figure.ts';
import { drawingNamed } from './kinds.ts';
import { figureDrawings } from './table.ts';

/** Who or what stands in the landscape. */
interface Cast {
  name: string;
  figure: Figure;
  thing: string | undefined;
  rank: number;
  fierce: number;
}

/** The box a figure may fill and the height of its feet. */
interface Frame {
  foot: number;
  tall: number;
  wide: number;
}

/** Creatures grow with rank; people and things fill the picture. */
function frameFor({ figure, rank }: Cast, { width, height }: Scene, floor: number): Frame {
  if (figure === 'portrait') return { foot: height + 2, tall: height * 0.95, wide: width * 0.95 };
  if (figure === 'object') {
    return { foot: floor + height * 0.05, tall: height * 0.76, wide: width * 0.8 };
  }
  return {
    foot: floor + height * 0.018 * rank,
    tall: height * (0.5 + rank * 0.085),
    wide: width * (0.62 + rank * 0.07),
  };
}

/** A coat for the figure: coloured, washed, white or dark, so that neighbours differ. */
function chooseInks({ look, night }: Scene, rank: number, chance: Chance): Inks {
  const bodies = night
    ? [mix(paper, look.wash, 0.45), mix(look.wash, look.deep, 0.25), mix(look.wash, look.deep, 0.5)]
    : [
        mix(look.wash, look.deep, 0.62),
        mix(look.wash, look.deep, 0.75),
        mix(paper, look.wash, 0.45),
        mix(look.deep, look.ink, 0.3),
      ];
  const mid = chance.pick(bodies);
  const shaded = night ? mix(look.deep, look.wash, 0.12) : mix(look.deep, look.ink, 0.3);
  return {
    ink: look.ink,
    pale: mix(paper, look.wash, 0.25),
    mid,
    dark: mid === shaded ? mix(look.deep, look.ink, 0.65) : shaded,
    glow: look.glow,
    trim: rank >= 4 ? gold : mix(look.wash, look.glow, 0.6),
    edge: night ? mix(look.deep, look.wash, 0.75) : mix(paper, look.wash, 0.4),
  };
}

/** Bytes by which a figure may miss its room. */
const overweight = 4500;
/** Hatching beyond this no longer shades. */
const coarsest = 12;

/** Draws a figure into the scene in about `room` bytes. */
export function drawFigure(
  cast: Cast,
  scene: Scene,
  floor: number,
  room: number,
  chance: Chance,
): string {
  const { width, height, light, toLight, terrain } = scene;
  const { figure, rank, fierce } = cast;
  const drawing =
    figure === 'object'
      ? thingDrawing(cast.thing)
      : (drawingNamed(cast.name, figure) ?? figureDrawings[figure]);
  const inks = chooseInks(scene, rank, chance.fork('inks'));
  const draw = (plate: Plate): void =>
    drawing(plate, { rank, fierce, terrain, chance: chance.fork('figure') });

  // Drawn once to measure it, once in place.
  const trial = new Plate(inks, toLight, chance.fork('plate'), { measuring: true });
  draw(trial);
  const { left, right, top } = trial.bounds;
  const { foot, tall, wide } = frameFor(cast, scene, floor);
  const scale = Math.min(tall / -top, wide / (right - left));
  const breadth = (right - left) * scale;
  const play = Math.max(0, width - breadth) / 2;
  const middle = width / 2 + (light[0] < width / 2 ? 1 : -1) * play * chance.between(0, 0.45);
  const mirrored = chance.odds(0.5) ? -scale : scale;

  const heart: Point = [middle, foot + (top * scale) / 2];
  const radius = Math.min(height * 0.42, Math.max(-top * scale, breadth) * 0.4);
  const ground =
    figure === 'portrait'
      ? ''
      : drawAura(scene, heart, radius, rank) + drawShadow(scene, [middle, foot], breadth * 0.7);

  const { strokes, parts } = trial.weight;
  const spare = Math.max(1000, room - ground.length - parts);
  const inGrain = (grain: number): string => {
    const plate = new Plate(inks, toLight, chance.fork('plate'), { grain });
    plate.at(middle - (mirrored * (left + right)) / 2, foot, () => draw(plate), {
      scaleX: mirrored,
      scaleY: scale,
    });
    return ground + plate.print();
  };
  // The weight is an estimate: a picture far above it is hatched again, more coarsely.
  let grain = Math.min(4, Math.max(1, (strokes * scale) / spare));
  let drawn = inGrain(grain);
  while (drawn.length > room + overweight && grain < coarsest) {
    grain *= 1.2;
    drawn = inGrain(grain);
  }
  return drawn;
}
