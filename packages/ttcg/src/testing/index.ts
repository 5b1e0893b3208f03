export { effectCounter, effectName, newTally, type Tally } from '../fuzz/count-effects.ts';
export { crowdedPosition, patientPicks, type Stock, starPicks, stockOf } from '../fuzz/directed.ts';
export { builtIn, builtInFiles } from './built-in.ts';
export { cardRow, changedSet } from './changed-set.ts';
export { ownList } from './own-list.ts';
export { randomEffect } from './random-trees.ts';
export { measure, type Standing } from './sentences/measure.ts';
