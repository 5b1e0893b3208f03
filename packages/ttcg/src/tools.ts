/** What a designer's tools and TTCG's own screens call. Nothing here opens a set. */
export { type CheckedDeck, checkDeckText, deckFaults } from './decks/check-deck.ts';
export { type Deck, type DeckCard, type DeckEntry, deckCards, deckSize } from './decks/deck.ts';
export {
  DECK_SIZE,
  type Illegality,
  isLegalIn,
  MOST_OF_A_NAME,
} from './decks/legality.ts';
export { type ParsedQuery, parseQuery } from './decks/query/parse-query.ts';
export { readDeck } from './decks/read-deck.ts';
export { sampleHand } from './decks/sample-hand.ts';
export { type DeckStatistics, deckStatistics, type Share } from './decks/statistics.ts';
export { writeDeck } from './decks/write-deck.ts';
export {
  type CardFuzzReport,
  type FuzzedEffect,
  fuzzCards,
} from './fuzz/fuzz-cards.ts';
export { checkEffect } from './language/check/check.ts';
export { effectTypeOf } from './language/effect-type.ts';
export { parseEffect } from './language/parse.ts';
export { printEffect } from './language/print/print.ts';
export { ownStepsOf, stepsOf } from './language/steps.ts';
export * from './language/tree/tree.ts';
export { LEXEMES } from './language/words/lexicon.ts';
export { kindLine, terrainOf } from './print/card-print.ts';
export { cardKey, nameOf } from './rules/book/book.ts';
export { deckKeys } from './rules/book/deck-keys.ts';
export { DEFAULT_EDITION, EDITIONS, type Edition } from './rules/book/editions.ts';
export { type CheckedCard, checkCardList } from './set/check-list.ts';
export { type CountedCard, readCountedList } from './set/counted-list.ts';
export { TIER_NAMES } from './set/design.ts';
export { statsAt } from './set/tiers.ts';
export { type CompiledEffect, compileEffect } from './trial/compile-effect.ts';
export type { Deed, NamedChoice, OwnCard } from './trial/deed.ts';
export { readPosition } from './trial/position-file.ts';
export type { OpenQuestion, Trial } from './trial/trial.ts';
export { type TriedEffect, tryInPosition } from './trial/try-in-position.ts';
export { savedPosition } from './trial/write-position.ts';
export { kindOf, shortLine } from './words/card-line.ts';
