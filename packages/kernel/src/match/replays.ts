export { linesOf } from './lines.ts';
export { replay } from './replay.ts';
export { type Rerun, rerun } from './rerun.ts';
export { SeenKeeper } from './seen/seen-keeper.ts';
