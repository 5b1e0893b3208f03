import type { MatchRecord, MatchStart } from '@cardscape/kernel';
import type { SeatPlans } from '../set-up/seats.ts';

/** What a match is begun with, before its game is opened. */
export type MatchOrigin<Options = unknown> = Pick<
  MatchStart<Options>,
  'options' | 'seed' | 'cards' | 'position'
>;

/** How a session is opened: from the start, or from a record. */
export interface SessionOpening<Options = unknown> {
  readonly plans: SeatPlans;
  readonly from: MatchOrigin<Options> | MatchRecord<Options>;
  /** When the match is kept. */
  readonly keep?: 'at once' | 'when played' | 'never';
  /** When bots load what they need to think; the page waits for nothing of it. */
  readonly bots?: 'at once' | 'when asked';
  /** The first step that can be taken back. */
  readonly undoFrom?: number;
}
