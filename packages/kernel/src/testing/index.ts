export { answersLeakNothing, type Consulted } from './answers.ts';
export {
  type Check,
  faultless,
  invariants,
  leaksNothing,
  rollsBack,
  survivesJson,
} from './checks.ts';
export { type FuzzPlan, type FuzzProblem, type FuzzReport, fuzz } from './fuzz.ts';
export { isSameVersion, shapeProblem, viewShape } from './view-shape.ts';
export { type Walked, walk } from './walk.ts';
export { changedByWords, holdsOnly } from './wordless.ts';
