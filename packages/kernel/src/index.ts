export * from './cards.ts';
export { IllegalChoice, readChoice } from './choices.ts';
export { copyData } from './copy.ts';
export { createGame } from './create-game.ts';
export { eventFor, type GameEvent, type Secret } from './events.ts';
export { type FrameWorker, type Resolving, runFrames } from './frames.ts';
export type * from './game.ts';
export { fingerprint } from './hash.ts';
export { Match, type MatchStart, type UndoRule } from './match.ts';
export { type Names, namesFor } from './names.ts';
export { nearest } from './nearest.ts';
export { below, type Random, randomFrom, rollDie, shuffle, split } from './random.ts';
export { randomPicks } from './random-choice.ts';
export {
  HASH_LENGTH,
  LONGEST_NAME,
  LONGEST_NOTE,
  type ReadRecord,
  readRecord,
} from './read-record.ts';
export {
  type MatchRecord,
  type Note,
  type RecordedStep,
  RecordMismatch,
  replay,
  type Takeback,
} from './record.ts';
export { redeal } from './redeal.ts';
export { opponentOf, SEATS, type Seat, VIEWERS, type Viewer } from './seats.ts';
export type { UndoAnswer } from './undo.ts';
export { allOf, capital, counted, eitherOf, sentence, shorten } from './wording.ts';
export { type CardMention, plain, type Words } from './words.ts';
