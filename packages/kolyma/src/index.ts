export { type PositionFile, readPositionFile } from './files/position-file.ts';
export { readCardFile } from './files/read.ts';
export { cardFileSchema } from './files/schema.ts';
export { loadSet } from './files/set.ts';
export type * from './files/set-types.ts';
export { COLOURS, type ColourName, numberName } from './language/colours.ts';
export { readKeywords } from './language/grammar.ts';
export { KEYWORDS } from './language/keywords.ts';
export { lint } from './language/lint.ts';
export { type NextStep, next } from './language/next.ts';
export { type OutlineStep, outline } from './language/outline.ts';
export type { Warning } from './language/warning.ts';
export { evaluateView } from './rules/evaluate.ts';
export type { DrawCause, KolymaEvent, OpenCard } from './rules/events.ts';
export { type KolymaGame, type KolymaOptions, kolyma } from './rules/kolyma.ts';
export type {
  Position,
  PositionNumber,
  PositionPlayer,
  WrittenPlayer,
  WrittenPosition,
} from './rules/position.ts';
export type { Dice, Flags, KolymaState, Roll, RoundReason, RoundResult } from './rules/state.ts';
export { scoreRound } from './rules/totals.ts';
export {
  type NamedChoice,
  type OpenQuestion,
  RefusedChoice,
  type Trial,
  tryCard,
} from './rules/trial.ts';
export type { KolymaView, LineCard, PlayerView } from './rules/view.ts';
export { coreFiles, coreSet } from './set/core.ts';
export { type OpenedSet, openSet } from './set/open-set.ts';
