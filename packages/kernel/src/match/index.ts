export { linesOf } from './lines.ts';
export { Match } from './match.ts';
export { replay } from './replay.ts';
export { SeenKeeper } from './seen/seen-keeper.ts';
