import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { KEYWORDS } from '@cardscape/kolyma/tools';
import { describe, expect, it } from 'vitest';
import { Folder, runIn } from './testing/captured-host.ts';
import { docBlocks } from './testing/doc-blocks.ts';

const docs = new URL('../../../docs/kolyma/', import.meta.url);
const page = await readFile(new URL('cards.md', docs), 'utf8');
const { files, commands } = docBlocks(page);

describe('the page about making cards', () => {
  it('shows files and commands', () => {
    expect(files.length).toBeGreaterThan(5);
    expect(commands.length).toBeGreaterThan(5);
  });

  it.each(commands)('is right about cardscape $args', async ({ args, prints }) => {
    const folder = await Folder.with(
      Object.fromEntries(files.map((file) => [file.name, file.text])),
    );
    const { code, out, err } = await folder.run(args);
    expect(err).toBe('');
    expect(code === 0 ? out : `${out}[exit code ${code}]\n`).toBe(prints);
  });

  it.each(KEYWORDS)('lists $name', ({ name, takesValue, follows, description }) => {
    expect(page).toContain(
      `| \`${name}\` | ${takesValue ? 'yes' : ''} | ${follows} | ${description} |`,
    );
  });
});

describe('the examples', () => {
  const run = (...args: string[]) => runIn(fileURLToPath(docs), args);

  it('are right, without a warning', async () => {
    const { code, out } = await run('kolyma', 'check', 'examples');
    expect(out).toContain('5 of 5 right, 0 warnings.');
    expect(code).toBe(0);
  });

  it('ask a question, and have it answered', async () => {
    const tryIn = (position: string) =>
      run(
        'kolyma',
        'try',
        'examples/ferry-set.json',
        '--position',
        `examples/positions/${position}`,
      );
    expect((await tryIn('toll-asked.json')).code).toBe(2);
    expect((await tryIn('toll-answered.json')).code).toBe(0);
  });
});
