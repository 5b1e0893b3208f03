import type { MatchRecord } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import { type Kept, kept, type Shelf } from '../../look/browser/storage.ts';
import { type SeatPlans, seatPlans } from '../set-up/seats.ts';
import { type PackedRecord, packedRecord, recordPacker } from './packedRecord.ts';
import { roomyShelf } from './roomyShelf.ts';

/** A match as it was left: to be continued, or at its end. */
export interface SavedMatch {
  readonly plans: SeatPlans;
  readonly record: MatchRecord;
  /** Whether it has ended. */
  readonly over: boolean;
}

const savedSchema = z.object({ plans: seatPlans, record: packedRecord, over: z.boolean() });

/** Where the last match of a game is kept. */
export function savedMatch(
  game: string,
  shelf: () => Shelf | undefined = roomyShelf,
): Kept<SavedMatch | null> {
  const place = kept<SavedMatch | null, Packed<SavedMatch> | null>(
    `match/${game}`,
    2,
    null,
    savedSchema,
    shelf,
  );
  const pack = recordPacker();
  return {
    ...place,
    write: (match) => place.write(match && { ...match, record: pack(match.record) }),
  };
}

/** A match as it is written. */
export type Packed<Match> = Omit<Match, 'record'> & { readonly record: PackedRecord };

/** The last match that ended, for the replay page. */
export const lastRecord: Kept<MatchRecord | null> = lastRecordOn();

function lastRecordOn(): Kept<MatchRecord | null> {
  const place = kept<MatchRecord | null, PackedRecord | null>(
    'lastRecord',
    1,
    null,
    packedRecord,
    roomyShelf,
  );
  const pack = recordPacker();
  return { ...place, write: (record) => place.write(record && pack(record)) };
}
