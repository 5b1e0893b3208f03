import type { MatchRecord } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import { type Kept, kept, type Shelf } from '../look/storage.ts';
import { packedRecord, packRecord } from './packedRecord.ts';
import { type SeatPlans, seatPlans } from './seats.ts';

/** A match as it was left: to be continued, or at its end. */
export interface SavedMatch {
  readonly plans: SeatPlans;
  readonly record: MatchRecord;
  /** Whether it has ended. */
  readonly over: boolean;
}

const savedSchema = z.object({ plans: seatPlans, record: packedRecord, over: z.boolean() });

/** Where the last match of a game is kept. */
export function savedMatch(game: string, shelf?: () => Shelf | undefined): Kept<SavedMatch | null> {
  const place = kept<SavedMatch | null>(`match/${game}`, 2, null, savedSchema, shelf);
  return { ...place, write: (match) => place.write(match && packed(match)) };
}

/** The last match that ended, for the replay page. */
export const lastRecord: Kept<MatchRecord | null> = lastRecordOn();

function lastRecordOn(): Kept<MatchRecord | null> {
  const place = kept<MatchRecord | null>('lastRecord', 1, null, packedRecord);
  return { ...place, write: (record) => place.write(record && packRecord(record)) };
}

/** A saved match as it is written: what was seen takes a tenth of the room when it is packed. */
export function packed<Match extends { readonly record: MatchRecord }>(match: Match): Match {
  return { ...match, record: packRecord(match.record) };
}
