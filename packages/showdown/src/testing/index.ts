export { playStarGame } from '../fuzz/star-game.ts';
export { type Usage, UsageCounter } from '../fuzz/usage.ts';
export { showdown } from '../rules/showdown.ts';
export { builtInSet, coreBook, coreCards, opened } from './built-in.ts';
export { cardFiles } from './core-files.ts';
export { type Retold, recordIn, retold } from './retold.ts';
export {
  action,
  bookOf,
  equip,
  field,
  fn,
  hero,
  lesson,
  mob,
} from './sketch.ts';
export { still } from './still.ts';
export { table } from './table.ts';
