export { type Checked, check, misfit } from './check.ts';
export type { JsonNode } from './json.ts';
export { describeNode, innerOf, nodeAt, placeOf, type Source, type Step } from './places.ts';
export { asFile, isFile, jsonFault, readJson, readObject } from './read.ts';
