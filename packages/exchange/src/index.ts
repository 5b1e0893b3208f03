export { type Exchange, type ExchangeResult, readExchange, shortfall } from './exchange.ts';
export type { Stop, Work } from './flow/work.ts';
export type { Levels } from './levels.ts';
export type { ListsResult } from './lists/lists.ts';
export type { Handing, LengthShare, Ring, RoundResult } from './round/round.ts';
export type { Solving } from './solving.ts';
export { type GivenResult, readResult } from './verify/read-result.ts';
export { leavesRoom, type Verdict } from './verify/verdict.ts';
