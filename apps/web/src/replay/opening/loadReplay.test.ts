import { games, openGame, readLink, writeLink } from '@cardscape/games';
import { type MatchRecord, type OpenedGame, randomFrom } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import { SeenKeeper } from '@cardscape/kernel/replay';
import { describe, expect, it } from 'vitest';
import { replayGames } from '../../app/replayGames.ts';
import { cardsInSight } from '../../table/generic/fields.ts';
import { isCutShort, marksOf } from '../playback/marks.ts';
import { loadReplay, type Replay, upTo } from './loadReplay.ts';
import { sampleRecord } from './testing/sampleRecord.ts';

async function opened(record: MatchRecord): Promise<Replay> {
  const loaded = await loadReplay(record, replayGames);
  if ('problem' in loaded) throw new Error(loaded.problem);
  return loaded.replay;
}

/** The record as it comes through a link. */
async function linked(record: MatchRecord): Promise<MatchRecord> {
  const { match } = await opened(await sampleRecord());
  const read = await readLink(writeLink(record, match.opened));
  if ('problem' in read) throw new Error(read.problem);
  return read.record;
}

describe('opening a record', () => {
  it('gives a position for every choice, and the record back', async () => {
    const record = await sampleRecord();
    const replay = await opened(record);
    expect(replay.match.length).toBe(record.steps.length + 1);
    expect(replay.record).toEqual(record);
    expect(replay.match.notice).toBeUndefined();
  });

  it('from a link is as exact as from a file', async () => {
    const record = await sampleRecord();
    const { designs, set, ...rest } = record;
    const replay = await opened(await linked(record));
    expect(replay.record).toMatchObject(rest);
    expect(replay.match.cannotPlayOn).toBeUndefined();
  });

  it('names the first step that differs, and shows everything before it', async () => {
    const record = await sampleRecord();
    const steps = record.steps.with(6, { ...record.steps[6]!, hash: '0000000000000000' });
    const replay = await opened({ ...record, steps });
    expect(replay.match.notice).toContain('Step 7');
    expect(replay.match.length).toBe(7);
    expect(replay.record.steps).toEqual(record.steps.slice(0, 6));
  });

  it('finds a changed choice in a link', async () => {
    const record = await sampleRecord();
    const pass = record.steps.findIndex(({ choice }) => Array.isArray(choice) && choice[0] !== 0);
    const steps = record.steps.with(pass, { ...record.steps[pass]!, choice: [0] });
    const replay = await opened(await linked({ ...record, steps }));
    // A link keeps a fingerprint of some steps only: the replay ends at the last one that agrees.
    const found = Number(/step (\d+)/i.exec(replay.match.notice ?? '')?.[1]);
    expect(found).toBeLessThanOrEqual(pass + 1);
    expect(found).toBeGreaterThan(pass - 20);
  });

  it('tells which card has changed without calling it a fault where all is played', async () => {
    const { seen: _, ...record } = await sampleRecord();
    const [design = ''] = Object.keys(record.designs ?? {});
    const designs = { ...record.designs, [design]: '0'.repeat(16) };
    const replay = await opened({ ...record, designs });
    expect(replay.match.notice).toContain(`${design} has changed: cards are drawn as they are now`);
    expect(replay.match.length).toBe(record.steps.length + 1);
    expect(isCutShort(replay.match)).toBe(false);
    expect(marksOf(replay).map(({ kind }) => kind)).not.toContain('fault');
  });

  it('finds a choice that cannot be made', async () => {
    const record = await sampleRecord();
    const steps = record.steps.with(3, { ...record.steps[3]!, choice: [999] });
    const replay = await opened({ ...record, steps });
    expect(replay.match.notice).toContain('Step 4');
    expect(marksOf(replay).map(({ kind }) => kind)).toContain('fault');
    expect(replay.match.length).toBe(4);
  });

  it.each([
    [{ game: 'chess' }, '"chess"'],
    [{ game: 'constructor' }, '"constructor"'],
    [{ version: 99 }, 'version 99'],
    [{ options: {} }, 'two characters'],
    [{ options: { characters: ['Nobody', 'Nobody'] } }, '"Nobody"'],
    [{ start: '0000000000000000' }, 'first position'],
  ])('says why it cannot be shown at all: %o', async (change, words) => {
    const loaded = await loadReplay({ ...(await sampleRecord()), ...change }, replayGames);
    expect(loaded).toEqual({ problem: expect.stringContaining(words) });
  });
});

describe.each(games)('a match of $title', ({ name }) => {
  it('can be watched and played on here, on its own table or on that of any game', async () => {
    const opening = await openGame(name);
    if ('problems' in opening) throw new Error(opening.problems[0].message);
    const arranged = opening.opened.arrange({}, randomFrom('any'));
    if ('problems' in arranged) throw new Error(arranged.problems[0].message);
    const { options } = arranged;
    const { record } = new Match(opening.opened.game, { options, seed: 'any' });
    const { table, match } = await opened(record);
    const seen = cardsInSight(match.view(0, 'hands'));
    expect(seen.length).toBeGreaterThan(0);
    for (const { design } of seen) expect(match.print(design)?.name).toBeTruthy();
    expect(match.opened?.tableText(match.view(0, 0)).lines.length).toBeGreaterThan(0);
    expect(table.game).toBe(name);
  });
});

describe('playing on from the middle', () => {
  it('begins at exactly the position that was shown', async () => {
    const replay = await opened(await sampleRecord());
    const { game } = replay.match.opened as OpenedGame;
    const match = Match.of(game, upTo(replay.record, 11));
    expect(game.view(match.state, 'hands')).toEqual(replay.match.view(11, 'hands'));
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

describe('a match of other rules', () => {
  it('is shown as it was seen, from each seat, and cannot be played on', async () => {
    const record = await sampleRecord();
    const { match: played } = await opened(record);
    const { game, ...shown } = played.opened as OpenedGame;
    const seen = new SeenKeeper(Match.of(game, record), shown).seen();
    const { match } = await opened({ ...record, version: 99, seen });
    expect(match.isKept).toBe(true);
    expect(match.notice).toContain('as it was seen');
    expect(match.cannotPlayOn).toBeDefined();
    for (const viewer of [0, 1, 'hands'] as const)
      for (const step of [0, 5, match.length - 1]) {
        const view = JSON.parse(JSON.stringify(match.view(step, viewer)));
        expect(view).toEqual(JSON.parse(JSON.stringify(played.view(step, viewer))));
        expect(match.lines(step, viewer)).toEqual(played.lines(step, viewer));
      }
  });
});
