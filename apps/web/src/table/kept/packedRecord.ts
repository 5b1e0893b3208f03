import { type MatchRecord, readRecord } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import { SeenPacker, unpacked, unpackSeen } from './seenPacker.ts';

/** A record as the browser keeps it: what was seen is long and much alike, so it is packed. */
export type PackedRecord = Omit<MatchRecord, 'seen'> & { readonly seen?: PackedSeen };

/** What was seen of a match, packed. */
interface PackedSeen {
  /** When it was written: the oldest gives way first. */
  readonly at: number;
  readonly parts: readonly string[];
}

/** Packs records for one place; packing the same match again after a step costs little. */
export function recordPacker(): (record: MatchRecord) => PackedRecord {
  const packer = new SeenPacker();
  return ({ seen, ...record }) =>
    seen ? { ...record, seen: { at: Date.now(), parts: packer.pack(seen) } } : record;
}

/** A record that the browser kept, packed or not, of today or of before. */
export const packedRecord = z.pipe(
  z.unknown(),
  z.transform((data, context): MatchRecord => {
    const read = readRecord(unpackedRecord(data));
    if ('record' in read) return read.record;
    context.issues.push({ code: 'custom', message: read.problem, input: data });
    return z.NEVER;
  }),
);

const packedSeen = z.union([z.string(), z.object({ parts: z.array(z.string()) })]);

function unpackedRecord(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('seen' in data)) return data;
  const { seen, ...record } = data;
  const { success, data: found } = packedSeen.safeParse(seen);
  if (!success) return data;
  try {
    // Before, all of it was one text.
    const whole = typeof found === 'string' ? unpacked(found) : unpackSeen(found.parts);
    return { ...record, seen: whole };
  } catch {
    // The match itself is worth more than the pictures of it.
    return record;
  }
}
