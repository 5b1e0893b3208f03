export { type InstanceShape, madeUpRound } from './instances.ts';
export { roundFile } from './round-file.ts';
