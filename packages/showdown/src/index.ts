export {
  type CardDesign,
  type CardType,
  elementsOf,
  type FolderFile,
  type LevelAction,
  type LoadedCard,
  type LoadedSprite,
  type Problem,
  type Rarity,
  readDescriptor,
  readFolder,
  readSprite,
  templateOf,
  templates,
  writeDescriptor,
} from './cards/index.ts';
export type { CardBook, ScriptFault, Sheet } from './rules/book.ts';
export { evaluateView } from './rules/evaluate.ts';
export type { ShowdownEvent } from './rules/events.ts';
export { goOn } from './rules/go-on.ts';
export type { ShowdownOptions } from './rules/setup.ts';
export { type ShowdownGame, showdown } from './rules/showdown.ts';
export type { ShowdownState } from './rules/state.ts';
export type { SeenPlayer, SeenUnit, ShowdownView } from './rules/view.ts';
export { bookOf, coreCards } from './set/core.ts';
