import type { MatchRecord } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { memoryShelf } from '../../look/browser/testing/memoryShelf.ts';
import { notesTo } from './keptNotes.ts';
import { sampleRecord } from './testing/sampleRecord.ts';

const shelf = memoryShelf();
const notes = (record: MatchRecord) => notesTo(record, () => shelf);
const turned = { step: 12, text: 'Here it turned.' };

describe('notes to a match', () => {
  it('are there again when the same record is opened, and in no other', async () => {
    const record = await sampleRecord();
    expect(notes(record).write([turned])).toBe(true);
    const { seen: _, ...bare } = record;
    expect(notes(bare).read()).toEqual([turned]);
    expect(notes({ ...record, seed: 'another' }).read()).toEqual([]);
  });

  it('are those that came with it until others are written, also none', async () => {
    const record = { ...(await sampleRecord()), notes: [turned] };
    expect(notes(record).read()).toEqual([turned]);
    notes(record).write([]);
    expect(notes(record).read()).toEqual([]);
  });

  it('of many matches give way, the oldest first', async () => {
    const record = await sampleRecord();
    const seeds = Array.from({ length: 30 }, (_, at) => `match ${at}`);
    for (const seed of seeds) notes({ ...record, seed }).write([turned]);
    expect(notes({ ...record, seed: 'match 0' }).read()).toEqual([]);
    expect(notes({ ...record, seed: 'match 29' }).read()).toEqual([turned]);
  });

  it('are told of where the browser keeps nothing', async () => {
    const nowhere = notesTo(await sampleRecord(), () => undefined);
    expect(nowhere.write([turned])).toBe(false);
    expect(nowhere.read()).toEqual([]);
  });
});
