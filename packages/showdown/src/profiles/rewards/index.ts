export type { Earning, Worth } from './earnings.ts';
export { type ExpBar, expFor, type Progress } from './experience.ts';
export { MATCH_OUTCOMES, type MatchOutcome, type MatchResult } from './result.ts';
export {
  type Booster,
  type MatchReport,
  type Settled,
  settleMatch,
  type WonCard,
} from './settle.ts';
