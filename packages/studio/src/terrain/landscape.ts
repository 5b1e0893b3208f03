import { mix, paper } from '../colour.ts';
import type { Inks } from '../plate.ts';
import { Plate } from '../plate.ts';
import type { Recipe } from './recipes.ts';
import type { Ridge } from './ridge.ts';
import { drawNear, drawRidge, drawWater, skyline } from './ridge.ts';
import type { Scene } from './scene.ts';
import { drawSky, skyColour } from './sky.ts';
import { drawWeather } from './weather.ts';

/** A landscape in two parts, so that the figure can stand between them. */
interface Landscape {
  behind: string;
  front: string;
  /** The height at which a figure stands. */
  floor: number;
}

/** Scenery is cut finer in line and coarser in hatching than figures. */
const scenery = { grain: 2, line: 0.6 };

/** A landscape of more bytes than this needs nothing in front of it. */
const busy = 21_000;

/** Inks that fade into the air: 0 is near, 1 is lost in the sky. */
function airInks(scene: Scene, distance: number): Inks {
  const { look, night } = scene;
  const sky = skyColour(scene);
  const fade = (colour: string): string => mix(colour, sky, distance);
  return {
    ink: fade(night ? mix(look.ink, look.deep, 0.2) : look.ink),
    pale: fade(night ? mix(look.deep, look.wash, 0.7) : mix(paper, look.wash, 0.5)),
    mid: fade(night ? mix(look.deep, look.wash, 0.3) : mix(look.wash, look.deep, 0.5)),
    dark: fade(mix(look.deep, look.ink, night ? 0.4 : 0.3)),
    glow: fade(look.glow),
    trim: fade(mix(look.wash, look.deep, 0.3)),
    edge: fade(mix(look.wash, sky, 0.5)),
  };
}

function planes(scene: Scene, recipe: Recipe): Record<'far' | 'middle' | 'near', Ridge> {
  const { look, horizon, height, night, chance } = scene;
  const sky = skyColour(scene);
  const line = night ? mix(look.deep, look.wash, 0.55) : mix(look.deep, look.ink, 0.6);
  const body = night ? mix(look.deep, look.ink, 0.2) : mix(look.wash, look.deep, 0.35);
  const shore = recipe.water ? mix(paper, look.wash, 0.45) : mix(look.wash, look.deep, 0.6);
  return {
    far: {
      shape: chance.pick(recipe.far),
      base: horizon + 8,
      rise: height * chance.between(0.2, 0.38),
      fill: mix(sky, body, 0.55),
      line: mix(sky, line, 0.6),
      depth: 22,
      label: 'far',
    },
    middle: {
      shape: chance.pick(recipe.middle),
      base: horizon + height * 0.12,
      rise: height * chance.between(0.1, 0.2),
      fill: mix(mix(paper, look.wash, 0.6), body, night ? 0.8 : 0.55),
      line,
      depth: 16,
      label: 'middle',
    },
    near: {
      shape: chance.pick(['flat', 'hills'] as const),
      base: height * 0.84,
      rise: height * chance.between(0.06, 0.13),
      fill: night ? mix(look.deep, look.ink, 0.5) : shore,
      line: night ? mix(look.deep, look.wash, 0.35) : look.ink,
      depth: 9,
      label: 'near',
    },
  };
}

/** Groups of small pieces and one landmark on the middle ground. */
function drawPieces(scene: Scene, recipe: Recipe, ground: (x: number) => number): string {
  const { width, chance } = scene;
  const grain = chance.fork('pieces');
  const plate = new Plate(airInks(scene, 0.3), scene.toLight, chance.fork('pieces/plate'), scenery);
  const piece = grain.pick(recipe.groups);
  const count = scene.filled ? 2 : grain.whole(3, 5);
  const crowd = grain.odds(0.5) ? 0.18 : 0.82;
  for (let index = 0; index < count; index++) {
    const x =
      width * (grain.odds(0.7) ? crowd + grain.between(-0.18, 0.18) : grain.between(0.04, 0.96));
    plate.at(x, ground(x) + grain.between(2, 8), () => piece(plate, grain), {
      scale: grain.between(0.4, 0.75),
    });
  }
  const x = width * (1 - crowd + grain.between(-0.1, 0.1));
  plate.at(x, ground(x) + 5, () => grain.pick(recipe.landmarks)(plate, grain), {
    scale: grain.between(0.9, 1.25),
  });
  return plate.print(false);
}

/** One or two dark pieces at the corners, nearer than the figure. */
function drawFront(scene: Scene, recipe: Recipe): string {
  if (scene.filled) return '';
  const { width, height, chance } = scene;
  const grain = chance.fork('front');
  const plate = new Plate(
    {
      ...airInks(scene, 0),
      mid: scene.night ? scene.look.ink : mix(scene.look.deep, scene.look.ink, 0.45),
    },
    scene.toLight,
    chance.fork('front/plate'),
    scenery,
  );
  const sides = grain.pick([[0.03], [0.97], [0.02, 0.96]]);
  for (const side of sides) {
    plate.at(width * side, height + 3, () => grain.pick(recipe.front)(plate, grain), {
      scale: grain.between(1, 1.5),
    });
  }
  return plate.print(false);
}

/** Composes the planes of a landscape from its recipe. */
export function drawLandscape(scene: Scene, recipe: Recipe): Landscape {
  const { horizon, height, chance } = scene;
  const { far, middle, near } = planes(scene, recipe);
  const land = recipe.water ? drawWater(scene, horizon + 6, height) : drawRidge(scene, middle);
  const ground = recipe.water ? () => horizon + 12 : skyline(scene, middle);
  const air = new Plate(airInks(scene, 0.35), scene.toLight, chance.fork('air'), scenery);
  const behind =
    drawSky(scene, chance.pick(recipe.sky)) +
    drawWeather(scene, chance.pick(recipe.weather), air) +
    drawRidge(scene, far) +
    land +
    drawPieces(scene, recipe, ground) +
    drawNear(scene, near);
  return {
    behind,
    front: behind.length > busy ? '' : drawFront(scene, recipe),
    floor: height * 0.88,
  };
}
