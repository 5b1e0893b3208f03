export { builtIn, builtInFiles } from './built-in.ts';
export { cardRow, changedSet } from './changed-set.ts';
export { effectCounter, effectName, newTally, type Tally } from './count-effects.ts';
export { crowdedPosition, patientPicks, type Stock, starPicks, stockOf } from './directed.ts';
export { randomEffect } from './random-trees.ts';
export { measure, type Standing } from './sentences/measure.ts';
