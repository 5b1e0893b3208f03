export { effectCounter, effectName, newTally, type Tally } from './count-effects.ts';
export { crowdedPosition, patientPicks, type Stock, starPicks, stockOf } from './directed.ts';
export { randomEffect } from './random-trees.ts';
