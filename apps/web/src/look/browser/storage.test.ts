import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { kept, type Shelf } from './storage.ts';
import { memoryShelf } from './testing/memoryShelf.ts';

describe('a kept value', () => {
  it('comes back as it was written', () => {
    const shelf = memoryShelf();
    expect(kept('volume', 1, 5, z.number(), () => shelf).write(8)).toBe(true);
    expect(kept('volume', 1, 5, z.number(), () => shelf).read()).toBe(8);
  });

  it('is its fallback when nothing, nonsense or another shape is found', () => {
    const shelf = memoryShelf();
    const volume = kept('volume', 1, 5, z.number(), () => shelf);
    expect(volume.read()).toBe(5);
    shelf.setItem('cardscape/volume/1', '{not json');
    expect(volume.read()).toBe(5);
    shelf.setItem('cardscape/volume/1', '"loud"');
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
    expect(shelf.length).toBe(0);
  });

  it('says that it is not kept where there is no room, or no shelf', () => {
    const full = memoryShelf(new Map(), 10);
    expect(kept('volume', 1, 5, z.number(), () => full).write(8)).toBe(false);
    expect(kept('volume', 1, 5, z.number(), () => undefined).write(8)).toBe(false);
  });

  it('survives a shelf that throws', () => {
    const broken: Shelf = {
      length: 0,
      key: () => null,
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
