export { solveRound } from './round/solve-round.ts';
