import type { FigureDrawing } from '../figure/figure.ts';
import { knots } from '../geometry.ts';
import type { Tone } from '../plate.ts';
import { attributes } from './attribute.ts';
import { wardrobe } from './clothes.ts';
import { drawBeard, drawFace, makeFace } from './face.ts';
import { hairs } from './hair.ts';
import { headwear } from './headwear.ts';

/** A bust: clothes, neck, head, hair, headwear and one attribute. */
export const drawPortrait: FigureDrawing = (plate, { chance, rank }) => {
  const face = makeFace(chance);
  const hat = chance.pick(headwear);
  const hair = chance.pick(hairs);
  const clothes = chance.pick(wardrobe);
  const attribute = chance.pick(attributes);
  const tone: Tone =
    face.age > 0.75 ? 'edge' : chance.pick(['dark', 'dark', 'ink', 'trim'] as const);
  const turn = chance.between(-4, 4);
  const head = (draw: () => void): void => plate.at(0, -74, draw, { turn, scale: 1.1 });

  head(() => {
    hat.behind?.(plate);
    if (hair.hangs || !hat.covers) hair.behind?.(plate, tone);
  });
  plate.tube(knots`-1 -60, 0 -44, 0 -24`, [29, 28, 36], {
    tone: 'pale',
    reach: 0.75,
    spacing: 1.7,
  });
  clothes(plate, rank);
  head(() => {
    drawFace(plate, face);
    if (face.bearded) drawBeard(plate, chance.fork('beard'));
    if (!hat.covers) hair.over(plate, tone);
    hat.over(plate);
    attribute(plate);
  });
};
