export { effectCounter, effectName, newTally, type Tally } from './count-effects.ts';
export { crowdedPosition, type Stock, starPicks, stockOf } from './directed.ts';
export { randomEffect } from './random-trees.ts';
