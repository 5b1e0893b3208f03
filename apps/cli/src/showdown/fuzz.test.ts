import { fileURLToPath } from 'node:url';
import { templateOf } from '@cardscape/showdown/tools';
import { describe, expect, it } from 'vitest';
import { Folder, runIn } from '../testing/captured-host.ts';

const fixtures = fileURLToPath(new URL('../testing/', import.meta.url));

describe('showdown fuzz', () => {
  it('plays with the cards of a folder and ends with one line of counts', async () => {
    const args = ['showdown', 'fuzz', 'showdown', '--games', '2', '--seed', 's', '--json'];
    const { code, out, err } = await runIn(fixtures, args);
    const lines = out.trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      games: 2,
      errors: 0,
      invariants: 0,
      cards: 3,
      refused: 0,
    });
    expect(err).toBe('1 of 2 games\n2 of 2 games\n');
    expect(code).toBe(0);
  });

  it('names the card, the pointcut and the line of a script error', async () => {
    const mob = templateOf('mob').replace('drawCard(player)', 'local x = 1 + nil');
    const folder = await Folder.with({ 'my_mob.lua': mob });
    const told = await folder.run(['showdown', 'fuzz', '.', '--games', '1', '--seed', 's']);
    expect(told.out).toMatch(
      /^my_mob\.lua:28:15: error: My Mob, onThinkMob: .* first in game s\/0\)$/m,
    );
    expect(told.code).toBe(1);
    const { out } = await folder.run([
      'showdown',
      'fuzz',
      '.',
      '--games',
      '1',
      '--seed',
      's',
      '--json',
    ]);
    const [error, counts] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(error.error).toMatchObject({ card: 'My Mob', pointcut: 'onThinkMob', line: 28 });
    expect(counts.errors).toBe(error.error.count);
  });

  it('counts what could not be loaded, and plays the rest', async () => {
    const folder = await Folder.with({ 'a.lua': templateOf('mob'), 'b.lua': 'nothing' });
    const { code, out, err } = await folder.run([
      'showdown',
      'fuzz',
      '.',
      '--games',
      '1',
      '--json',
    ]);
    expect(JSON.parse(out.trim())).toMatchObject({ games: 1, cards: 1, errors: 0 });
    expect(err).toContain('b.lua:1:1: error: ');
    expect(code).toBe(1);
  });

  it('says which files the list of the folder leaves out', async () => {
    const mob = templateOf('mob');
    const folder = await Folder.with({ 'a.lua': mob, 'b.lua': mob, 'metadata.txt': 'a.lua' });
    const args = ['showdown', 'fuzz', '.', '--games', '1', '--seed', 's', '--json'];
    const { code, out, err } = await folder.run(args);
    expect(JSON.parse(out)).toMatchObject({ games: 1, cards: 1, refused: 0 });
    expect(err).toContain('Not in metadata.txt, so left out: b.lua.');
    expect(code).toBe(0);
  });

  it('refuses a number of games that is none', async () => {
    const { code, err } = await runIn(fixtures, [
      'showdown',
      'fuzz',
      'showdown',
      '--games',
      'many',
    ]);
    expect(err).toContain('--games is "many"; expected a whole number from 1');
    expect(code).toBe(1);
  });
});
