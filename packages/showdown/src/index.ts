export {
  type CardDesign,
  type CardType,
  decodeText,
  elementsOf,
  type FolderFile,
  type LevelAction,
  type LoadedCard,
  type LoadedSprite,
  listedDescriptors,
  type Rarity,
  readDescriptor,
  readFolder,
  readSprite,
  templateOf,
  templates,
  writeDescriptor,
} from './cards/index.ts';
export {
  type BlendMode,
  type CardPlace,
  type DrawnEffect,
  type EffectRequest,
  EffectWorld,
  effectsInOrder,
  ownSprites,
  type Places,
  screenSpace,
} from './effects/index.ts';
export { type CardFuzzReport, fuzzCards, withOwnNames } from './fuzz/fuzz-cards.ts';
export type { BrokenInvariant, ScriptFailure } from './fuzz/fuzz-notes.ts';
export { playStarGame, type StarGame } from './fuzz/star-game.ts';
export { type Usage, UsageCounter } from './fuzz/usage.ts';
export { type CheckedFile, checkDescriptor } from './lint/check-file.ts';
export { withFix } from './lint/finding.ts';
export * from './profiles/index.ts';
export type { CardBook, Playable, ScriptFault, Sheet } from './rules/book.ts';
export { evaluateView } from './rules/evaluate.ts';
export type { ShowdownEvent } from './rules/events.ts';
export { goOn } from './rules/go-on.ts';
export { openBook } from './rules/open-book.ts';
export { type Outlook, outlookOf, type Reach } from './rules/outlook.ts';
export type { Ailment, Phase, Tally } from './rules/position.ts';
export { type AttackPreview, previewAttack, previewOrdered } from './rules/preview.ts';
export type { ShowdownOptions } from './rules/setup.ts';
export { type ShowdownGame, showdown } from './rules/showdown.ts';
export { CHARACTER, EQUIP_SLOTS, FIELD, MOB_SLOTS } from './rules/slots.ts';
export type { ShowdownState } from './rules/state.ts';
export type { SeenPlayer, SeenUnit, ShowdownView } from './rules/view.ts';
export { bookOf, coreCards } from './set/core.ts';
export { buildPosition } from './trial/build-position.ts';
export { DEEDS, type Deed, type NamedChoice } from './trial/deed.ts';
export type { TrialQuestion } from './trial/deed-run.ts';
export { plainCards, wholeElements } from './trial/plain-cards.ts';
export type { SavedCard, SavedPosition, SavedSide, SavedSlot } from './trial/position.ts';
export {
  type PositionFile,
  type ReadPosition,
  readPosition,
} from './trial/read-position.ts';
export { savePosition } from './trial/save-position.ts';
export { showdownAt } from './trial/showdown-at.ts';
export { RefusedChoice, type Trial, type TrialPlan, tryCard } from './trial/trial.ts';
