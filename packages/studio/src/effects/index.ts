/** Effect texts made from templates. Nothing here draws. */
export {
  type Expander,
  type ExpandOptions,
  expander,
  type Gap,
  type Parts,
  type Values,
} from './expand.ts';
export { readRemovals, readReplacements, type UnreadLine } from './phrase-files.ts';
export { readValues } from './placeholder.ts';
export {
  type Refinement,
  type Replacement,
  refine,
  singleSpaces,
  sorted,
  withoutDuplicates,
} from './refine.ts';
