import { describe, expect, it } from 'vitest';
import { memoryStore } from './store.ts';
import { aProfile } from './testing/players.ts';
import { aPool } from './testing/pool.ts';

const ada = aProfile(aPool());
const bo = { ...ada, name: 'Bo' };

describe('a store of profiles', () => {
  it('lists, loads and erases what was saved', async () => {
    const store = memoryStore();
    expect(await store.list()).toEqual([]);
    await store.save(bo);
    await store.save(ada);
    expect((await store.list()).map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    expect(await store.load('bo')).toEqual(bo);
    expect(await store.remove('BO')).toBe(true);
    expect(await store.remove('Bo')).toBe(false);
    expect(await store.load('Bo')).toBeUndefined();
    expect(await store.list()).toEqual([
      { name: 'Ada', elements: ['EARTH', 'WIND'], level: 1, rupees: 200 },
    ]);
  });

  it('keeps one profile of a name: the latest', async () => {
    const store = memoryStore();
    await store.save(ada);
    await store.save({ ...ada, rupees: 7 });
    expect(await store.list()).toMatchObject([{ name: 'Ada', rupees: 7 }]);
  });
});
