import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';
import { docBlocks } from '../testing/doc-blocks.ts';

const page = await readFile(new URL('../../../../docs/exchange.md', import.meta.url), 'utf8');
const { files, commands } = docBlocks(page);
const texts = Object.fromEntries(files.map(({ name, text }) => [name, text]));

/** The result of the page without the ring of three, and without what it says of itself. */
function worse(): object {
  const { rings, prices, bound } = JSON.parse(texts['result.json'] ?? '');
  return { rings: rings.slice(1), prices, bound };
}

describe('the page about rounds of exchange', () => {
  it('shows files and commands', () => {
    expect(files.map(({ name }) => name)).toEqual(['six.json', 'result.json', 'lists.txt']);
    expect(commands.length).toBe(6);
  });

  it.each(commands)('is right about cardscape $args', async ({ args, prints }) => {
    const folder = await Folder.with({ ...texts, 'worse.json': worse() });
    const { code, out, err } = await folder.run(args);
    expect(err).toBe('');
    expect(code === 0 ? out : `${out}[exit code ${code}]\n`).toBe(prints);
  });

  it('shows the result that is printed', async () => {
    const folder = await Folder.with(texts);
    const { out } = await folder.run(['exchange', 'solve', 'six.json', '--json']);
    expect(JSON.parse(out)).toEqual(JSON.parse(texts['result.json'] ?? ''));
  });

  it('adds up the table of what is left to the bound', () => {
    const rows = [...page.matchAll(/^\| \S.* \| (\d+) \| (\[.*\]) \| (\[.*\]) \|$/gm)];
    const sum = [0, 0, 0, 0];
    for (const [, copies = '', left = '', counts = ''] of rows) {
      const times = JSON.parse(left).map((value: number) => value * Number(copies));
      expect(times).toEqual(JSON.parse(counts));
      for (const [level, value] of times.entries()) sum[level] = (sum[level] ?? 0) + value;
    }
    expect(rows.length).toBe(5);
    expect(sum).toEqual(JSON.parse(texts['result.json'] ?? '').bound);
    expect(page).toContain(`| **sum** | | | **[${sum.join(', ')}]** |`);
  });
});
