import { destroying, placing, turning } from './cards.ts';
import { conditions, costs } from './conditions-and-costs.ts';
import type { Model } from './model.ts';
import { piles, points } from './piles-and-points.ts';
import { values } from './values.ts';

/** Every text that has a model. */
export const MODELS: readonly Model[] = [
  ...destroying,
  ...piles,
  ...points,
  ...turning,
  ...values,
  ...placing,
  ...conditions,
  ...costs,
];
