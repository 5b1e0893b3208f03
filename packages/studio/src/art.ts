import type { Figure } from './figure/figure.ts';
import { drawFigure } from './figure/stage.ts';
import type { Point } from './geometry.ts';
import type { Chance } from './seed.ts';
import { chanceFrom } from './seed.ts';
import { svgDocument } from './svg.ts';
import { drawLandscape } from './terrain/landscape.ts';
import type { Terrain } from './terrain/look.ts';
import { terrainLook } from './terrain/look.ts';
import { recipes } from './terrain/recipes.ts';
import type { Scene } from './terrain/scene.ts';

/** What the picture of a card is made from. */
export interface ArtSubject {
  /** The seed: the same name always gives the same picture. */
  name: string;
  terrain: Terrain;
  /** Left out, the landscape is empty. */
  figure?: Figure;
  /** Which thing, for the figure 'object'; left out, the name chooses one. */
  thing?: string;
  /** 1 to 5. */
  rank?: number;
  attack?: number;
  defense?: number;
}

/** Pictures are composed on a sheet of this area, whatever their size. */
const sheetArea = 300 * 200;

/** Aimed at, so that every picture stays below 40 KB; a rich figure is hatched more coarsely. */
const byteBudget = 35_000;

/** The picture for a card: an SVG document without ids, scripts or outside references. */
export function cardArt(subject: ArtSubject, size = { width: 300, height: 200 }): string {
  const scale = Math.sqrt((size.width * size.height) / sheetArea);
  const chance = chanceFrom(`${subject.terrain}/${subject.name}`);
  const scene = setScene(subject, size.width / scale, size.height / scale, chance);
  const land = drawLandscape(scene, recipes[subject.terrain]);
  const { name, figure, thing, rank = 2, attack = 1, defense = 1 } = subject;
  const cast = figure && {
    name,
    figure,
    thing,
    rank: Math.min(5, Math.max(1, Math.round(rank))),
    fierce: attack + defense > 0 ? attack / (attack + defense) : 0.5,
  };
  const room = byteBudget - land.behind.length - land.front.length;
  const drawn = cast ? drawFigure(cast, scene, land.floor, room, chance) : '';
  return svgDocument(size.width, size.height, land.behind + drawn + land.front, scale);
}

/** The light stands to one side, so that forms have a side in shadow. */
function setScene(subject: ArtSubject, width: number, height: number, chance: Chance): Scene {
  const { terrain, figure, rank = 2 } = subject;
  const across = chance.odds(0.5) ? chance.between(0.1, 0.3) : chance.between(0.7, 0.9);
  const light: Point = [width * across, height * chance.between(0.14, 0.32)];
  const away: Point = [light[0] - width / 2, light[1] - height * 0.6];
  const length = Math.hypot(...away);
  return {
    width,
    height,
    horizon: height * chance.between(0.52, 0.66),
    light,
    toLight: [away[0] / length, away[1] / length],
    terrain,
    look: terrainLook(terrain),
    haze: chance.between(0.3, 0.9),
    night: chance.odds(recipes[terrain].night),
    filled: figure === 'portrait' || (figure !== undefined && figure !== 'object' && rank >= 4),
    chance: chance.fork('scene'),
  };
}
