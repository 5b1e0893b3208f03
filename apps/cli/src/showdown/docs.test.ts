import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';
import { docBlocks } from '../testing/doc-blocks.ts';

const docs = new URL('../../../../docs/showdown/', import.meta.url);
const blocksOf = async (name: string) => docBlocks(await readFile(new URL(name, docs), 'utf8'));
const pages = [
  { name: 'command-line.md', shows: [3, 5], ...(await blocksOf('command-line.md')) },
  { name: 'first-card.md', shows: [2, 4], ...(await blocksOf('first-card.md')) },
];

describe.each(pages)('docs/showdown/$name', ({ shows, files, commands }) => {
  it('shows files and commands', () => {
    expect([files.length, commands.length]).toEqual(shows);
  });

  it.each(commands)('is right about cardscape $args', async ({ args, prints }) => {
    const folder = await Folder.with(
      Object.fromEntries(files.map((file) => [file.name, file.text])),
    );
    const { code, out, err } = await folder.run(args);
    expect(`${err}${out}${code === 0 ? '' : `[exit code ${code}]\n`}`).toBe(prints);
  });
});
