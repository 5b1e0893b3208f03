import type { MatchRecord } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import type { ShowdownOptions } from '@cardscape/showdown';
import { type Kept, kept, type Shelf } from '../look/storage.ts';
import { packedRecord } from '../match/packedRecord.ts';
import { packed } from '../match/saved.ts';
import { type SeatPlans, seatPlans } from '../match/seats.ts';

/** A match that was put away in this browser. */
export interface SavedMatch {
  readonly name: string;
  readonly plans: SeatPlans;
  readonly record: MatchRecord<ShowdownOptions>;
}

/** So many are kept; the oldest gives way. */
const most = 8;

const save = z.object({ name: z.string(), plans: seatPlans, record: packedRecord });

/** The matches that were put away; what is none is passed over. */
const saves = z.array(z.unknown()).transform((found) =>
  found.flatMap((each) => {
    const read = save.safeParse(each);
    return read.success ? [read.data as SavedMatch] : [];
  }),
);

/** The shelf with the matches that were put away. */
export interface Saves {
  /** The newest first. */
  all(): readonly SavedMatch[];
  /** Puts a match away; one of the same name is replaced. */
  putAway(match: SavedMatch): void;
  /** Throws a saved match away. */
  throwAway(name: string): void;
}

/** The matches that were put away on a shelf: the browser's, if none is given. */
export function savesOn(shelf?: () => Shelf | undefined): Saves {
  const place: Kept<readonly SavedMatch[]> = kept('showdown/saves', 1, [], saves, shelf);
  const write = (matches: readonly SavedMatch[]) => place.write(matches.map(packed));
  const without = (gone: string) => place.read().filter(({ name }) => name !== gone);
  return {
    all: place.read,
    putAway: (match) => write([match, ...without(match.name)].slice(0, most)),
    throwAway: (name) => write(without(name)),
  };
}

/** The matches that were put away in this browser. */
export const savedMatches: Saves = savesOn();
