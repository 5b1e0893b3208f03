export { type GameEntry, games } from './games.ts';
export { type LoadedGame, loadEntry, loadGame, type OpenWith } from './load-game.ts';
export { openGame } from './open-game.ts';
export { cardsFor, openRecord, startOf } from './open-record.ts';
export { playOn, whyNotPlayOn } from './playing-on.ts';
export { type LinkLetters, readLink, writeLink } from './read-link.ts';
export {
  addressHash,
  type ReadSource,
  readHash,
  readRecordText,
  readSource,
} from './read-source.ts';
export { watchRecord } from './watch-record.ts';
export type { WatchedMatch } from './watched-match.ts';
