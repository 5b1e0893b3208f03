export * from './cards/cards.ts';
export { redeal } from './cards/redeal.ts';
export { below, type Random, randomFrom, rollDie, shuffle, split } from './chance/random.ts';
export { randomPicks } from './chance/random-choice.ts';
export { IllegalChoice, readChoice } from './contract/choices.ts';
export { copyData } from './contract/copy.ts';
export { createGame } from './contract/create-game.ts';
export { eventFor, type GameEvent, type Secret } from './contract/events.ts';
export { type FrameWorker, type Resolving, runFrames } from './contract/frames.ts';
export type * from './contract/game.ts';
export { opponentOf, SEATS, type Seat, VIEWERS, type Viewer } from './contract/seats.ts';
export { type Names, namesFor } from './english/names.ts';
export { nearest } from './english/nearest.ts';
export { allOf, capital, counted, eitherOf, sentence, shorten } from './english/wording.ts';
export { type CardMention, plain, type Words } from './english/words.ts';
export {
  didYouMean,
  expecting,
  type Finding,
  fileProblem,
  nearestOf,
  type Place,
  type Problem,
  problemAt,
  problemLine,
  quoted,
  type Statement,
  verdictLine,
} from './files/problem.ts';
export { fingerprint } from './match/hash.ts';
export { Match, type MatchStart, type UndoRule } from './match/match.ts';
export {
  HASH_LENGTH,
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
  replay,
  type Takeback,
} from './match/record.ts';
export type { UndoAnswer } from './match/undo.ts';
