import type { MatchRecord } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import type { ShowdownOptions } from '@cardscape/showdown';
import { kept, type Shelf } from '../../../look/browser/storage.ts';
import { packedRecord, recordPacker } from '../../../table/kept/packedRecord.ts';
import { roomyShelf } from '../../../table/kept/roomyShelf.ts';
import type { Packed } from '../../../table/kept/saved.ts';
import { type SeatPlans, seatPlans } from '../../../table/set-up/seats.ts';

/** A match that was put away in this browser. */
export interface SavedMatch {
  readonly name: string;
  readonly plans: SeatPlans;
  readonly record: MatchRecord<ShowdownOptions>;
}

/** So many are kept; the oldest gives way. */
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

/** The matches that were put away on a shelf: the browser's, if none is given. */
export function savesOn(shelf: () => Shelf | undefined = roomyShelf): Saves {
  const places = ['showdown/saves', 1, []] as const;
  const place = kept<readonly SavedMatch[]>(...places, saves, shelf);
  // Those that stay are written as they were found: packed, and each with its age.
  const found = kept<readonly unknown[]>(...places, z.array(z.unknown()), shelf);
  const pack = recordPacker();
  const without = (gone: string) =>
    found.read().filter((each) => named.safeParse(each).data?.name !== gone);
  return {
    all: place.read,
    putAway(match) {
      const saved: Packed<SavedMatch> = { ...match, record: pack(match.record) };
      return found.write([saved, ...without(match.name)].slice(0, most));
    },
    throwAway: (name) => void found.write(without(name)),
  };
}

/** The matches that were put away in this browser. */
export const savedMatches: Saves = savesOn();
