import { browserShelf, prefix, type Shelf } from '../../look/browser/storage.ts';

/**
 * A shelf for records. Where there is no more room, what was seen of matches gives way, the oldest first
 * and the one that is being written last; what was chosen in them stays.
 */
export function roomyShelf(shelf: Shelf | undefined = browserShelf()): Shelf | undefined {
  if (!shelf) return undefined;
  return {
    get length() {
      return shelf.length;
    },
    key: (at) => shelf.key(at),
    getItem: (key) => shelf.getItem(key),
    removeItem: (key) => shelf.removeItem(key),
    setItem(key, text) {
      let written = text;
      for (;;)
        try {
          return shelf.setItem(key, written);
        } catch (error) {
          const others = entriesOf(shelf).filter(([name]) => name !== key);
          const oldest = oldestSeen([...others, [key, written]]);
          if (!oldest) throw error;
          if (oldest.key === key) written = oldest.without;
          else shelf.setItem(oldest.key, oldest.without);
        }
    },
  };
}

type Entry = readonly [key: string, text: string];

function entriesOf(shelf: Shelf): Entry[] {
  return Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '')
    .filter((key) => key.startsWith(`${prefix}/`))
    .map((key) => [key, shelf.getItem(key) ?? '']);
}

/** The oldest that was seen among these, and the entry without it. */
function oldestSeen(entries: readonly Entry[]): { key: string; without: string } | undefined {
  const found = entries.flatMap(([key, text]) => {
    const data = text.includes('"seen":') ? parsed(text) : undefined;
    return recordsIn(data).map((record) => ({ key, data, record, at: whenSeen(record) }));
  });
  const [oldest] = found.sort((a, b) => a.at - b.at);
  if (!oldest) return undefined;
  delete oldest.record.seen;
  return { key: oldest.key, without: JSON.stringify(oldest.data) };
}

type Fields = Record<string, unknown>;

/** The records with what was seen in what is kept: a record, a match with its record, or a list of them. */
function recordsIn(data: unknown): Fields[] {
  if (Array.isArray(data)) return data.flatMap(recordsIn);
  if (!isFields(data)) return [];
  if ('seen' in data && 'steps' in data) return [data];
  return recordsIn(data.record);
}

/** When it was written; what does not say so is of before. */
function whenSeen({ seen }: Fields): number {
  return isFields(seen) && typeof seen.at === 'number' ? seen.at : 0;
}

function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
