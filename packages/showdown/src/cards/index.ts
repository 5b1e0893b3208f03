export {
  CARD_TYPES,
  type CardDesign,
  type CardType,
  type LevelAction,
  type Rarity,
} from './card.ts';
export { elementsOf } from './elements.ts';
export { LARGEST_FILE } from './parse-file.ts';
export type { Problem, ProblemCode } from './problem.ts';
export { type ReadCard, readDescriptor } from './read-descriptor.ts';
export {
  type FolderFile,
  type LoadedCard,
  type LoadedSprite,
  type ReadFolder,
  readFolder,
} from './read-folder.ts';
export { type ReadSprite, readSprite } from './read-sprite.ts';
export type { DescriptorScript, ScriptFunction, ScriptOptions } from './script.ts';
export { framesOf, type SpriteDesign, type SpriteFrame } from './sprite.ts';
export { fileName, templateOf, templates } from './templates.ts';
export { writeDescriptor } from './write-descriptor.ts';
