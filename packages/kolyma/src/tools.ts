/** What a designer's tools and Kolyma's own screens call. Nothing here opens a set. */
export { type CheckedEntry, checkEntries } from './files/check-entries.ts';
export { readPositionFile } from './files/position-file.ts';
export { cardFileSchema } from './files/published-schema.ts';
export { readCardFile } from './files/read.ts';
export { COLOURS, numberName } from './language/colours.ts';
export { readKeywords } from './language/grammar.ts';
export { KEYWORDS } from './language/keywords.ts';
export { lint } from './language/lint.ts';
export { type NextStep, next } from './language/next.ts';
export { type OutlineStep, outline } from './language/outline.ts';
export type { Warning } from './language/warning.ts';
export { printsOf } from './print/designs.ts';
export { groundOf } from './print/grounds.ts';
export { specialPrint } from './print/prints.ts';
export type {
  Position,
  PositionNumber,
  PositionPlayer,
  WrittenPlayer,
  WrittenPosition,
} from './rules/position.ts';
export { savedPosition } from './rules/position.ts';
export { scoreRound } from './rules/totals.ts';
export {
  type NamedChoice,
  type OpenQuestion,
  RefusedChoice,
  type Trial,
  tryCard,
} from './rules/trial.ts';
export { cardSetWith } from './set/card-set-with.ts';
export { type DeckFact, deckFacts } from './set/deck-facts.ts';
export { type CardToTry, cardToTry } from './trial/card-to-try.ts';
export { type TriedCard, tryInPosition } from './trial/try-in-position.ts';
