import { type MatchRecord, readRecord } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/**
 * A record as the browser keeps it. What was seen of a match is long and much alike, and the browser
 * keeps little: it is packed into one text. The type is that of a record all the same, since only
 * `packedRecord` reads it again.
 */
export function packRecord(record: MatchRecord): MatchRecord {
  if (!record.seen) return record;
  const bytes = deflateSync(strToU8(JSON.stringify(record.seen)));
  return { ...record, seen: btoa(strFromU8(bytes, true)) as unknown as never };
}

/** A record that the browser kept, packed or not, of today or of before. */
export const packedRecord = z.unknown().transform((data, context): MatchRecord => {
  const read = readRecord(unpacked(data));
  if ('record' in read) return read.record;
  context.addIssue(read.problem);
  return z.NEVER;
});

function unpacked(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('seen' in data)) return data;
  const { seen, ...record } = data;
  if (typeof seen !== 'string') return data;
  try {
    const bytes = inflateSync(strToU8(atob(seen), true));
    return { ...record, seen: JSON.parse(strFromU8(bytes)) };
  } catch {
    // The match itself is worth more than the pictures of it.
    return record;
  }
}
