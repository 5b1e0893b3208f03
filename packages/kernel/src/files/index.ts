export { type Checked, check, type Misfit, misfit } from './check.ts';
export type { JsonNode } from './json.ts';
export {
  describeNode,
  innerOf,
  nodeAt,
  type Place,
  placeOf,
  type Source,
  type Step,
} from './places.ts';
export { readJson } from './read.ts';
