/** What a designer's tools and Showdown's own screens call. Nothing here opens a set. */
export {
  type CardDesign,
  type CardType,
  decodeText,
  elementsOf,
  elementWords,
  type FolderFile,
  type LevelAction,
  type LoadedCard,
  type LoadedSprite,
  listedDescriptors,
  type Rarity,
  readDescriptor,
  readSprite,
  templateOf,
  templates,
} from './cards/index.ts';
export {
  type BlendMode,
  type CardPlace,
  type DrawnEffect,
  type EffectRequest,
  EffectWorld,
  effectsInOrder,
  type Places,
  screenSpace,
} from './effects/index.ts';
export { type CardFuzzReport, fuzzCards } from './fuzz/fuzz-cards.ts';
export { checkDescriptor } from './lint/check-file.ts';
export {
  checkFiles,
  type DescriptorFile,
  type FilesToCheck,
  type FileVerdict,
} from './lint/check-files.ts';
export { checkFolder } from './lint/check-folder.ts';
export { meaningsOf } from './meaning/meaning.ts';
export type { MeaningLine } from './meaning/meaning-line.ts';
export { meaningWords } from './meaning/meaning-words.ts';
export { fieldWords, isFighter, needsOf, typeWords } from './print/card-words.ts';
export { type CardFacts, factsOf } from './print/facts.ts';
export { groundOf } from './print/grounds.ts';
export * from './profiles/index.ts';
export type { CardBook } from './rules/book/book.ts';
export { CHARACTER, EQUIP_SLOTS, FIELD, MOB_SLOTS } from './rules/position/slots.ts';
export { viewOf } from './rules/view.ts';
export { narrate } from './rules/words/narrate.ts';
export { type NamedChoice, TRIAL_ACTIONS, type TrialAction } from './trial/action.ts';
export type { TrialQuestion } from './trial/action-run.ts';
export type { SavedPosition } from './trial/position.ts';
export type { PositionFile } from './trial/read-position.ts';
export { savePosition } from './trial/save-position.ts';
export { snapshotOf } from './trial/snapshot.ts';
export type { Trial } from './trial/trial.ts';
export {
  readTrialPosition,
  type TrialTable,
  type TriedCard,
  trialTable,
  tryInPosition,
} from './trial/try-in-position.ts';
export { playerFacts, unitFacts, unitWords } from './words/unit-words.ts';
