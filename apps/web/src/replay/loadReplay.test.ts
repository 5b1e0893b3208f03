import type { MatchRecord } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { packRecord, unpackRecord } from './link.ts';
import { loadReplay, type Replay, upTo } from './loadReplay.ts';
import { sampleRecord } from './testing/sampleRecord.ts';

async function opened(record: MatchRecord): Promise<Replay> {
  const loaded = await loadReplay(record);
  if ('problem' in loaded) throw new Error(loaded.problem);
  return loaded.replay;
}

describe('opening a record', () => {
  it('gives a position for every choice, and the record back', async () => {
    const record = await sampleRecord();
    const replay = await opened(record);
    expect(replay.steps).toHaveLength(record.steps.length + 1);
    expect(replay.record).toEqual(record);
    expect(replay.fault).toBeUndefined();
  });

  it('from a link is as exact as from a file', async () => {
    const record = await sampleRecord();
    const unpacked = unpackRecord(packRecord(record));
    if ('problem' in unpacked) throw new Error(unpacked.problem);
    expect((await opened(unpacked.record)).record).toEqual(record);
  });

  it('names the first step that differs, and shows everything before it', async () => {
    const record = await sampleRecord();
    const steps = record.steps.with(6, { ...record.steps[6]!, hash: '0000000000000000' });
    const replay = await opened({ ...record, steps });
    expect(replay.fault).toContain('Step 7');
    expect(replay.steps).toHaveLength(7);
    expect(replay.record.steps).toEqual(record.steps.slice(0, 6));
  });

  it('finds a changed choice in a link', async () => {
    const record = await sampleRecord();
    const pass = record.steps.findIndex(({ choice }) => Array.isArray(choice) && choice[0] !== 0);
    const steps = record.steps.with(pass, { ...record.steps[pass]!, choice: [0] });
    const unpacked = unpackRecord(packRecord({ ...record, steps }));
    if ('problem' in unpacked) throw new Error(unpacked.problem);
    const replay = await opened(unpacked.record);
    expect(replay.fault).toContain(`Step ${pass + 1}`);
  });

  it('finds a choice that cannot be made', async () => {
    const record = await sampleRecord();
    const steps = record.steps.with(3, { ...record.steps[3]!, choice: [999] });
    const replay = await opened({ ...record, steps });
    expect(replay.fault).toContain('Step 4');
    expect(replay.steps).toHaveLength(4);
  });

  it.each([
    [{ game: 'chess' }, '"chess"'],
    [{ game: 'constructor' }, '"constructor"'],
    [{ version: 99 }, 'version 99'],
    [{ options: {} }, 'two characters'],
    [{ options: { characters: ['Nobody', 'Nobody'] } }, '"Nobody"'],
    [{ start: '0000000000000000' }, 'first position'],
    [{ cards: 7 }, 'list of files'],
  ])('says why it cannot be shown at all: %o', async (change, words) => {
    const loaded = await loadReplay({ ...(await sampleRecord()), ...change });
    expect(loaded).toEqual({ problem: expect.stringContaining(words) });
  });
});

describe('playing on from the middle', () => {
  it('begins at exactly the position that was shown', async () => {
    const replay = await opened(await sampleRecord());
    const match = Match.of(replay.kit.game, upTo(replay.record, 11));
    expect(match.state).toEqual(replay.steps[11]?.state);
    expect(match.record.steps).toEqual(replay.record.steps.slice(0, 11));
  });

  it('keeps the takebacks and notes up to there, and no others', async () => {
    const record: MatchRecord = {
      ...(await sampleRecord()),
      takebacks: [
        { step: 2, dropped: 1 },
        { step: 9, dropped: 3 },
      ],
      notes: [{ step: 8, text: 'later' }],
    };
    const cut = upTo(record, 5);
    expect(cut.takebacks).toEqual([{ step: 2, dropped: 1 }]);
    expect(cut).not.toHaveProperty('notes');
  });
});
