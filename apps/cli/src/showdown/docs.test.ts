import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';
import { docBlocks } from '../testing/doc-blocks.ts';

const page = await readFile(
  new URL('../../../../docs/showdown/command-line.md', import.meta.url),
  'utf8',
);
const { files, commands } = docBlocks(page);

describe('the page about the command line', () => {
  it('shows files and commands', () => {
    expect(files).toHaveLength(3);
    expect(commands).toHaveLength(4);
  });

  it.each(commands)('is right about cardscape $args', async ({ args, prints }) => {
    const folder = await Folder.with(
      Object.fromEntries(files.map((file) => [file.name, file.text])),
    );
    const { code, out, err } = await folder.run(args);
    expect(`${err}${out}${code === 0 ? '' : `[exit code ${code}]\n`}`).toBe(prints);
  });
});
