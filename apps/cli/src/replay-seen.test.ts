import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressHash, openRecord, writeLink } from '@cardscape/games';
import type { MatchRecord } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { Folder } from './testing/captured-host.ts';

/** A folder with the record of a short match, and the record. */
async function recorded() {
  const folder = await Folder.with();
  const args = ['play', 'lanterns', '--seed', 'replay', '--record', 'r.json'];
  await folder.run(args, ['keep 1', 'bid', '2', 'undo', '3', 'concede']);
  const record = JSON.parse(await readFile(join(folder.path, 'r.json'), 'utf8'));
  return { folder, record: record as MatchRecord };
}

const changed = (record: MatchRecord): MatchRecord => ({
  ...record,
  designs: { ...record.designs, 'Paper Moon': '0'.repeat(16) },
});

describe('replay', () => {
  it('tells the match to one who sees both hands, and says that the record is right', async () => {
    const { folder } = await recorded();
    const { code, out, err } = await folder.run(['replay', 'r.json']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Player 1 keeps .+ \(\d+\) face down\.$/m);
    expect(out).toContain('Player 1: Bid a number.');
    expect(out).toContain('Player 1 bids 3.');
    expect(out).toContain('Player 2 wins the match: concession.');
    expect(out).toContain('Choices were taken back 1 time.');
    expect(out).toMatch(/The record is right: \d+ choices\.\n$/);
  });

  it('tells it to a player as they saw it', async () => {
    const { folder } = await recorded();
    const [first, second] = [
      await folder.run(['replay', 'r.json', '--as', '0']),
      await folder.run(['replay', 'r.json', '--as', '1']),
    ];
    expect(first.out).toMatch(/^You keep .+ \(\d+\) face down\.$/m);
    expect(first.out).toContain('You lose the match: concession.');
    expect(second.out).toContain('Your opponent keeps a lantern face down.');
    expect(second.out).toContain('You win the match: concession.');
    const other = await folder.run(['replay', 'r.json', '--as', '2']);
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining('0, 1, hands') });
  });

  it('takes a link, whole or its letters alone', async () => {
    const { folder, record } = await recorded();
    const opening = await openRecord(record);
    const opened = 'opened' in opening ? opening.opened : undefined;
    const hash = addressHash(writeLink(record, opened), 2);
    const file = await folder.run(['replay', 'r.json']);
    for (const link of [`https://example.org/replay#${hash}`, `#${hash}`, hash])
      expect(await folder.run(['replay', link])).toEqual(file);
    await folder.write('link.txt', `https://example.org/replay#${hash}\n`);
    expect(await folder.run(['replay', 'link.txt'])).toEqual(file);
    await folder.write('bad.txt', '#m=AAAA');
    expect((await folder.run(['replay', 'bad.txt'])).err).toMatch(
      /^bad\.txt: This link is damaged/,
    );
  });

  it.each([
    ['#m=AAAA', 'This link is damaged or incomplete.'],
    ['https://example.org/replay#r=x', 'This link is damaged or incomplete.'],
    ['https://example.org/replay', 'There is no such file.'],
  ])('refuses %s', async (link, message) => {
    const { code, err } = await (await Folder.with()).run(['replay', link]);
    expect(err).toContain(message);
    expect(code).toBe(1);
  });

  it.each(['0', '1', 'hands'])(
    'tells %s what they saw after a card has changed',
    async (viewer) => {
      const { folder, record } = await recorded();
      await folder.write('old.json', changed(record));
      const now = await folder.run(['replay', 'old.json', '--as', viewer]);
      const then = await folder.run(['replay', 'r.json', '--as', viewer]);
      const [notice, ...told] = now.out.trim().split('\n');
      expect(notice).toBe('This match is shown as it was seen: since then Paper Moon has changed.');
      expect(told).toEqual(then.out.trim().split('\n').slice(0, -1));
      expect(now.err).toContain('old.json: Since this match was played, Paper Moon has changed.');
      expect(now.code).toBe(1);
    },
  );

  it('tells that a card has changed also where the match plays the same', async () => {
    const { folder, record } = await recorded();
    const { seen: _, ...unseen } = changed(record);
    await folder.write('old.json', unseen);
    const { code, out, err } = await folder.run(['replay', 'old.json']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Since this match was played, Paper Moon has changed: cards are drawn as/);
    expect(out).toMatch(
      /\nThe record plays as it was recorded, but since then Paper Moon has changed\.\n$/,
    );
  });

  it('ends before the first difference where nothing was kept', async () => {
    const { folder, record } = await recorded();
    const { seen: _, ...rest } = record;
    const steps = record.steps.map((step, at) => (at === 2 ? { ...step, hash: 'abcd' } : step));
    await folder.write('bent.json', { ...rest, takebacks: [], steps });
    const { code, out, err } = await folder.run(['replay', 'bent.json']);
    expect(out).toMatch(/^Step 3 does not play as it was recorded, so the replay ends before it\./);
    expect(out).toMatch(/The match is not over\.\n$/);
    expect(err).toContain('bent.json: It no longer plays as it was recorded. The position after');
    expect(code).toBe(1);
  });
});
