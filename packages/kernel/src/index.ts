export {
  type BroughtCards,
  type CardSetFiles,
  filesIn,
  type SetName,
  type TextFile,
} from './cards/card-set-files.ts';
export * from './cards/cards.ts';
export { digest } from './cards/digest.ts';
export type * from './cards/print.ts';
export { redeal } from './cards/redeal.ts';
export { below, type Random, randomFrom, rollDie, shuffle, split } from './chance/random.ts';
export { randomPicks } from './chance/random-choice.ts';
export { IllegalChoice, readChoice } from './contract/choices.ts';
export { copyData } from './contract/copy.ts';
export { createGame } from './contract/create-game.ts';
export { eventFor, type GameEvent, type Secret } from './contract/events.ts';
export { findCharacter, unknownSide } from './contract/find-side.ts';
export { type FrameWorker, type Resolving, runFrames } from './contract/frames.ts';
export type * from './contract/game.ts';
export type * from './contract/module.ts';
export { mustOpen } from './contract/must-open.ts';
export { phraseText } from './contract/phrase-text.ts';
export { refused } from './contract/refused.ts';
export { sameOption, sameTarget } from './contract/same-option.ts';
export type * from './contract/seat.ts';
export { opponentOf, SEATS, type Seat, VIEWERS, type Viewer } from './contract/seats.ts';
export { findNamed, suggest } from './english/find-named.ts';
export { type Names, namesFor, type PlayerNames } from './english/names.ts';
export { nearest } from './english/nearest.ts';
export { allOf, capital, counted, eitherOf, sentence, shorten } from './english/wording.ts';
export { type CardMention, plain, type Words } from './english/words.ts';
export { decodeText, encodingOf, isText, type TextEncodingName } from './files/decode-text.ts';
export {
  didYouMean,
  expecting,
  type Finding,
  fileProblem,
  inData,
  nearestOf,
  type Place,
  type Problem,
  problemAt,
  problemLine,
  problemLines,
  quoted,
  type Statement,
  verdictLine,
} from './files/problem.ts';
export { fingerprint, HASH_LENGTH } from './match/fingerprint.ts';
export {
  LONGEST_NAME,
  LONGEST_NOTE,
  type ReadRecord,
  readRecord,
} from './match/read-record.ts';
export {
  type MatchRecord,
  type Note,
  type RecordedStep,
  RecordMismatch,
  recordText,
  type Takeback,
} from './match/record.ts';
export { type SeenMatch, WATCHERS, type Watcher } from './match/seen/seen-match.ts';
export { type WatchedStep, watchSeen } from './match/seen/watch-seen.ts';
export { type MatchStart, matchStart } from './match/start.ts';
export type { UndoAnswer, UndoRule } from './match/undo.ts';
