import type { MatchRecord } from '@cardscape/kernel';
import { type Kept, kept } from '../../look/browser/storage.ts';
import { type PackedRecord, packedRecord, recordPacker } from './packedRecord.ts';
import { roomyShelf } from './roomyShelf.ts';

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
