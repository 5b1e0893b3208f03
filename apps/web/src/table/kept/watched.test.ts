import type { MatchRecord } from '@cardscape/kernel';
import { expect, it } from 'vitest';
import { memoryShelf } from '../../look/browser/testing/memoryShelf.ts';
import { sampleRecord } from '../../replay/opening/testing/sampleRecord.ts';
import { watchedShelf } from './watched.ts';

const read = (place: ReturnType<typeof memoryShelf>, id: string) =>
  watchedShelf(() => place).read(id);
const named = (record: MatchRecord, name: string): MatchRecord => ({
  ...record,
  names: [name, 'Bo'],
});

it('what was watched comes back under its id after a reload, the last four of them', async () => {
  const place = memoryShelf();
  const record = await sampleRecord();
  const names = ['Ada', 'Bea', 'Cid', 'Dan', 'Eve'];
  const shelf = watchedShelf(() => place);
  const ids = names.map((name) => shelf.keep(named(record, name)));
  expect(new Set(ids).size).toBe(5);
  expect(shelf.keep(named(record, 'Eve'))).toBe(ids[4]);
  expect(read(place, ids[4] ?? '')).toEqual(named(record, 'Eve'));
  expect(ids.map((id) => read(place, id)?.names?.[0])).toEqual([undefined, ...names.slice(1)]);
});

it('what the browser cannot keep is watched until the page is left', async () => {
  const place = memoryShelf(new Map(), 100);
  const record = await sampleRecord();
  const shelf = watchedShelf(() => place);
  const id = shelf.keep(record);
  expect(shelf.read(id)).toEqual(record);
  expect(read(place, id)).toBeUndefined();
});
