import type { Shelf } from '../storage.ts';

/** A shelf for tests that forgets with them; it refuses what has no room, in letters of keys and values. */
export function memoryShelf(
  entries: Map<string, string> = new Map(),
  room: number = Number.POSITIVE_INFINITY,
): Shelf {
  return {
    get length() {
      return entries.size;
    },
    key: (at) => [...entries.keys()][at] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      const others = [...entries].filter(([name]) => name !== key).flat();
      const taken = others.reduce((sum, { length }) => sum + length, 0);
      if (taken + key.length + value.length > room) throw new Error('There is no more room.');
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
  };
}
