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
