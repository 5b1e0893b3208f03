import { templateOf } from '@cardscape/showdown/tools';
import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';

const mob = templateOf('mob');

describe('showdown try --all', () => {
  it('says of every function what it changes, a line of JSON each', async () => {
    const folder = await Folder.with({ 'a.lua': mob });
    const { code, out, err } = await folder.run(['showdown', 'try', '--all', '.', '--json']);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({
        file: 'a.lua',
        card: 'My Mob',
        pointcut: 'onThinkMob',
        fired: ['full', 'payable', 'empty'],
        when: 'you play it',
        changed: ['you draw 1'],
        errors: [],
      }),
    );
    expect(err).toBe('1 of 1 card\n');
    expect(code).toBe(0);
  });

  it('ends with 1 if a function fails, and says where', async () => {
    const folder = await Folder.with({ 'a.lua': mob.replace('drawCard', 'drawCrad') });
    const { code, out } = await folder.run(['showdown', 'try', '--all', '.']);
    expect(out).toMatch(
      /onThinkMob, .*: nothing changed\n {4}when .*\n {4}error: a\.lua:\d+:\d+: /,
    );
    expect(out).toMatch(/doubt: It fails\.$/m);
    expect(code).toBe(1);
  });

  it('ends with 1 without cards', async () => {
    const folder = await Folder.with({});
    const { code, err } = await folder.run(['showdown', 'try', '--all', '.']);
    expect(err).toContain('There are no .lua files in this folder.');
    expect(code).toBe(1);
  });
});
