import type { MatchRecord } from '@cardscape/kernel';
import { type Kept, kept, type Shelf } from '../look/storage.ts';
import { areSeatPlans, type SeatPlans } from './seats.ts';

/** A match as it was left: to be continued, or at its end. */
export interface SavedMatch {
  readonly plans: SeatPlans;
  readonly record: MatchRecord;
  /** Whether it has ended. */
  readonly over: boolean;
}

/** Where the last match of a game is kept. */
export function savedMatch(game: string, shelf?: () => Shelf | undefined): Kept<SavedMatch | null> {
  return kept<SavedMatch | null>(`match/${game}`, 2, null, isSaved, shelf);
}

/** The last match that ended, for the replay page. */
export const lastRecord = kept<MatchRecord | null>('lastRecord', 1, null, isRecord);

function isSaved(found: unknown): found is SavedMatch {
  if (typeof found !== 'object' || found === null) return false;
  const { plans, record, over } = found as Record<string, unknown>;
  return areSeatPlans(plans) && isRecord(record) && typeof over === 'boolean';
}

/** Looks like a record; whether it plays as written is found out by playing it. */
function isRecord(found: unknown): found is MatchRecord {
  if (typeof found !== 'object' || found === null) return false;
  const { format, game, seed, steps } = found as Record<string, unknown>;
  return (
    format === 1 && typeof game === 'string' && typeof seed === 'string' && Array.isArray(steps)
  );
}
