import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { kept, type Shelf } from './storage.ts';

function memoryShelf(): Shelf & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

describe('a kept value', () => {
  it('comes back as it was written', () => {
    const shelf = memoryShelf();
    kept('volume', 1, 5, z.number(), () => shelf).write(8);
    expect(kept('volume', 1, 5, z.number(), () => shelf).read()).toBe(8);
  });

  it('is its fallback when nothing, nonsense or another shape is found', () => {
    const shelf = memoryShelf();
    const volume = kept('volume', 1, 5, z.number(), () => shelf);
    expect(volume.read()).toBe(5);
    shelf.entries.set('cardscape/volume/1', '{not json');
    expect(volume.read()).toBe(5);
    shelf.entries.set('cardscape/volume/1', '"loud"');
    expect(volume.read()).toBe(5);
  });

  it('does not read what an older version wrote', () => {
    const shelf = memoryShelf();
    kept('volume', 1, 5, z.number(), () => shelf).write(8);
    expect(kept('volume', 2, 5, z.number(), () => shelf).read()).toBe(5);
  });

  it('is forgotten when asked', () => {
    const shelf = memoryShelf();
    const volume = kept('volume', 1, 5, z.number(), () => shelf);
    volume.write(8);
    volume.forget();
    expect(shelf.entries.size).toBe(0);
  });

  it('survives a shelf that throws', () => {
    const broken: Shelf = {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => {
        throw new Error('forbidden');
      },
    };
    const volume = kept('volume', 1, 5, z.number(), () => broken);
    expect(() => volume.write(8)).not.toThrow();
    expect(() => volume.forget()).not.toThrow();
    expect(volume.read()).toBe(5);
  });
});
