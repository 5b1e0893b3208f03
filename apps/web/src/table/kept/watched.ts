import { digest, type MatchRecord } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import { browserShelf, kept, type Shelf } from '../../look/browser/storage.ts';
import { packedRecord, recordPacker } from './packedRecord.ts';
import { roomyShelf } from './roomyShelf.ts';

/** So many records are kept: what is watched came from a file as a rule, and can be opened again. */
const most = 4;

/** The records of this browser that were opened to be watched and are none of its own matches. */
export interface WatchedShelf {
  /** Keeps a record and gives its id; the same record always has the same one. */
  keep(record: MatchRecord): string;
  read(id: string): MatchRecord | undefined;
}

/** The shelf of what was watched: the browser's, if none is given. */
export function watchedShelf(shelf: () => Shelf | undefined = browserShelf): WatchedShelf {
  const index = kept<readonly string[]>('watched', 1, [], z.array(z.string()), shelf);
  const place = (id: string) =>
    kept<MatchRecord | null, unknown>(`watched/${id}`, 1, null, packedRecord, () =>
      roomyShelf(shelf()),
    );
  // What the browser cannot keep is there until the page is left.
  const live = new Map<string, MatchRecord>();
  return {
    keep(record) {
      const { seen: _, ...match } = record;
      const id = `${record.game}-${digest(match)}`;
      live.set(id, record);
      const ids = [id, ...index.read().filter((each) => each !== id)];
      for (const each of ids.slice(most)) place(each).forget();
      if (place(id).write(recordPacker()(record))) index.write(ids.slice(0, most));
      return id;
    },
    read: (id) => live.get(id) ?? place(id).read() ?? undefined,
  };
}

/** What was watched in this browser. */
export const watched = watchedShelf();
