import type { MatchRecord } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import { kept, type Shelf } from '../../look/browser/storage.ts';
import { type PackedRecord, packedRecord, recordPacker } from '../kept/packedRecord.ts';
import { roomyShelf } from '../kept/roomyShelf.ts';
import { type SeatPlans, seatPlans } from '../set-up/seats.ts';

/** A match that was put away in this browser. */
export interface SavedMatch {
  readonly name: string;
  readonly plans: SeatPlans;
  readonly record: MatchRecord;
}

/** So many are kept of a game; the oldest gives way. */
const most = 8;

const named = z.object({ name: z.string() });
const save = z.object({ name: z.string(), plans: seatPlans, record: packedRecord });

/** The matches that were put away; what is none is passed over. */
const saves = z.pipe(
  z.array(z.unknown()),
  z.transform((found) =>
    found.flatMap((each) => {
      const read = save.safeParse(each);
      return read.success ? [read.data as SavedMatch] : [];
    }),
  ),
);

/** The shelf with the matches that were put away. */
export interface Saves {
  /** The newest first. */
  all(): readonly SavedMatch[];
  /** Puts a match away; one of the same name is replaced. Says whether the browser keeps it. */
  putAway(match: SavedMatch): boolean;
  /** Throws a saved match away. */
  throwAway(name: string): void;
}

/** The matches of a game that were put away on a shelf: the browser's, if none is given. */
export function savesOf(game: string, shelf: () => Shelf | undefined = roomyShelf): Saves {
  const places = [`${game}/saves`, 1, []] as const;
  const place = kept<readonly SavedMatch[]>(...places, saves, shelf);
  // Those that stay are written as they were found: packed, and each with its age.
  const found = kept<readonly unknown[]>(...places, z.array(z.unknown()), shelf);
  const pack = recordPacker();
  const without = (gone: string) =>
    found.read().filter((each) => named.safeParse(each).data?.name !== gone);
  return {
    all: place.read,
    putAway(match) {
      const saved: Omit<SavedMatch, 'record'> & { readonly record: PackedRecord } = {
        ...match,
        record: pack(match.record),
      };
      return found.write([saved, ...without(match.name)].slice(0, most));
    },
    throwAway: (name) => void found.write(without(name)),
  };
}
