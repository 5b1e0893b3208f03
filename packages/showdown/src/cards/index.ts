export type {
  CardDesign,
  CardType,
  LevelAction,
  Rarity,
} from './card.ts';
export { decodeText } from './decode-text.ts';
export { elementsOf, elementWords } from './elements.ts';
export { withOwnNames } from './own-names.ts';
export { readDescriptor } from './read-descriptor.ts';
export {
  type FolderFile,
  type LoadedCard,
  type LoadedSprite,
  listedDescriptors,
  readFolder,
} from './read-folder.ts';
export { readSprite } from './read-sprite.ts';
export { framesOf, type SpriteFrame } from './sprite.ts';
export { fileName, templateOf, templates } from './templates.ts';
