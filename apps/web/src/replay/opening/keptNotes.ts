import { digest, type MatchRecord, type Note } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import { browserShelf, kept, type Shelf } from '../../look/browser/storage.ts';

/** So many matches keep their notes here; the one written to the longest ago gives way. */
const most = 24;

const note = z.object({ step: z.number(), text: z.string() });
const entry = z.object({ id: z.string(), notes: z.array(note) });

/** The notes of a record as it was opened: the same file, link or match has them again after a reload. */
export interface KeptNotes {
  /** Those written here, or else those that came with it. */
  read(): readonly Note[];
  /** Says whether the browser keeps them. */
  write(notes: readonly Note[]): boolean;
}

/** The notes to a record, in the browser's shelf if none is given. */
export function notesTo(
  record: MatchRecord,
  shelf: () => Shelf | undefined = browserShelf,
): KeptNotes {
  const { seen: _, ...match } = record;
  const id = digest(match);
  const all = kept<readonly z.infer<typeof entry>[]>('notes', 1, [], z.array(entry), shelf);
  return {
    read: () => all.read().find((each) => each.id === id)?.notes ?? record.notes ?? [],
    write(notes) {
      const others = all.read().filter((each) => each.id !== id);
      return all.write([{ id, notes: [...notes] }, ...others.slice(0, most - 1)]);
    },
  };
}
