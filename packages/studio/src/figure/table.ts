import { drawPortrait } from '../portrait/portrait.ts';
import { drawAquatic } from './aquatic.ts';
import { drawAvian } from './avian.ts';
import { drawBeast } from './beast.ts';
import { drawBotanic } from './botanic.ts';
import { drawDragon } from './dragon.ts';
import { drawElemental } from './elemental.ts';
import { drawFairy } from './fairy.ts';
import type { Figure, FigureDrawing } from './figure.ts';
import { drawGhost } from './ghost.ts';
import { drawInsect } from './insect.ts';
import { drawMachine } from './machine.ts';
import { drawReptile } from './reptile.ts';
import { drawSpellcaster } from './spellcaster.ts';
import { drawUndead } from './undead.ts';
import { drawWarrior } from './warrior.ts';

/** The drawing of each figure; things have a table of their own. */
export const figureDrawings: Readonly<Record<Exclude<Figure, 'object'>, FigureDrawing>> = {
  avian: drawAvian,
  dragon: drawDragon,
  beast: drawBeast,
  elemental: drawElemental,
  aquatic: drawAquatic,
  warrior: drawWarrior,
  spellcaster: drawSpellcaster,
  machine: drawMachine,
  ghost: drawGhost,
  insect: drawInsect,
  reptile: drawReptile,
  fairy: drawFairy,
  undead: drawUndead,
  botanic: drawBotanic,
  portrait: drawPortrait,
};
