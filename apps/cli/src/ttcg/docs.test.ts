import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';
import { docBlocks } from '../testing/doc-blocks.ts';

const page = await readFile(new URL('../../../../docs/ttcg/cards.md', import.meta.url), 'utf8');
const { files, commands } = docBlocks(page);

describe('the page about cards, decks and positions', () => {
  it('shows files and commands', () => {
    expect(files.length).toBeGreaterThan(4);
    expect(commands.length).toBeGreaterThan(4);
  });

  it.each(commands)('is right about cardscape $args', async ({ args, prints }) => {
    const folder = await Folder.with(
      Object.fromEntries(files.map((file) => [file.name, file.text])),
    );
    const { code, out, err } = await folder.run(args);
    expect(`${err}${out}${code === 0 ? '' : `[exit code ${code}]\n`}`).toBe(prints);
  });
});
