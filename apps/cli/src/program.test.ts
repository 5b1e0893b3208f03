import { afterEach, describe, expect, it, vi } from 'vitest';
import { Folder } from './testing/captured-host.ts';

/** What a command may not load. */
const FORBIDDEN = ['@cardscape/ttcg', '@cardscape/ttcg/tools', '@cardscape/showdown/tools'];

afterEach(() => {
  for (const name of FORBIDDEN) vi.doUnmock(name);
  vi.resetModules();
});

describe('a command for the designers of one game', () => {
  it('loads nothing of the others', async () => {
    vi.resetModules();
    for (const name of FORBIDDEN)
      vi.doMock(name, () => {
        throw new Error(`${name} is loaded`);
      });
    const folder = await Folder.with({ 'a.json': { name: 'Nine', value: 9, class: 0 } });
    const { code, out } = await folder.run(['kolyma', 'check', 'a.json']);
    expect(out).toContain('a.json: Nine: a number card.');
    expect(code).toBe(0);
    await expect(folder.run(['ttcg', 'effect', 'Draw a card.'])).rejects.toThrow();
  });
});

describe('the help', () => {
  it('names the commands of all games, and those of one where it is asked for', async () => {
    const folder = await Folder.with();
    const { out } = await folder.run(['--help']);
    for (const game of ['kolyma', 'ttcg', 'showdown'])
      expect(out).toMatch(new RegExp(`^  ${game} `, 'm'));
    for (const args of [
      ['help', 'ttcg'],
      ['ttcg', '--help'],
    ])
      expect((await folder.run(args)).out).toMatch(/^ {2}effect /m);
  });
});
