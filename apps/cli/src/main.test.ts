import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressHash, games, openGame, writeLink } from '@cardscape/games';
import { describe, expect, it } from 'vitest';
import { Folder } from './testing/captured-host.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

/** Runs the real command, as a process of its own. */
function cardscape(args: readonly string[], cwd: string, input = '') {
  const tsx = import.meta.resolve('tsx');
  return spawnSync(process.execPath, ['--import', tsx, main, ...args], {
    cwd,
    input,
    encoding: 'utf8',
  });
}

describe('the cardscape command', () => {
  it('checks a file and ends with 1 for a wrong one', async () => {
    const folder = await Folder.with({ 'a.json': { name: 'A' } });
    const { status, stdout, stderr } = cardscape(['kolyma', 'check', 'a.json'], folder.path);
    expect(stdout).toContain('a.json:1:1: error: A: ');
    expect(stderr).toBe('');
    expect(status).toBe(1);
  });

  it('plays a piped match and shows what was typed', async () => {
    const folder = await Folder.with();
    const args = ['play', 'kolyma', '--bot', 'random', '--seed', 's', '--record', 'r.json'];
    const { status, stdout, stderr } = cardscape(args, folder.path, 'flip 1\r\n\nconcede\nquit\n');
    expect(stderr).toBe('');
    expect(stdout).toContain('> flip 1\n');
    expect(stdout).toContain('You lose the match: concession.');
    expect(status).toBe(0);
    expect((await folder.run(['replay', 'r.json'])).code).toBe(0);
  });

  it('replays a link', async () => {
    const folder = await Folder.with();
    const args = ['play', 'lanterns', '--seed', 's', '--record', 'r.json'];
    expect(cardscape(args, folder.path, 'keep 1\nconcede\nquit\n').status).toBe(0);
    const record = JSON.parse(await readFile(join(folder.path, 'r.json'), 'utf8'));
    const link = `https://example.org/replay#${addressHash(writeLink(record, undefined), 0)}`;
    const { status, stdout, stderr } = cardscape(['replay', link], folder.path);
    expect(stderr).toBe('');
    expect(stdout).toContain('Player 2 wins the match: concession.');
    expect(status).toBe(0);
  });

  it('ends politely with the input', async () => {
    const folder = await Folder.with();
    const { status, stdout } = cardscape(['play', 'kolyma'], folder.path, 'flip 1');
    expect(stdout).toContain('The input has ended. Goodbye.');
    expect(status).toBe(0);
  });
});

describe('the command line', () => {
  const run = async (...args: string[]) => (await Folder.with()).run(args);

  it('knows its version and its help', async () => {
    expect((await run('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const name of ['kolyma', 'play', 'replay']) expect(out).toContain(`  ${name}`);
  });

  it('offers every game there is', async () => {
    const { out } = await run('play', '--help');
    for (const { name, title } of games) {
      expect(out).toContain(`  ${name}`);
      expect(out).toContain(`play a match of ${title}`);
    }
  });

  it.each(games)('lists the editions of $name, if it has any', async ({ name }) => {
    const opening = await openGame(name);
    const variants = 'opened' in opening ? opening.opened.variants : [];
    const { code, out } = await run('play', name, '--help');
    expect(code).toBe(0);
    expect(out.includes('--edition')).toBe(variants.length > 0);
    for (const variant of variants) expect(out).toContain(`"${variant}"`);
  });

  it.each([
    [['kolyma', 'chek'], 'Did you mean check?'],
    [['kolyma', 'try', 'x'], "required option '--position <file>' not specified"],
    [['kolyma', 'check', 'x', '--jsn'], "unknown option '--jsn'"],
    [['play', 'chess'], "unknown command 'chess'"],
    [[], 'Usage: cardscape'],
  ])('ends with 1 for %j', async (args, message) => {
    const { code, err } = await run(...args);
    expect(code).toBe(1);
    expect(err).toContain(message);
  });
});
