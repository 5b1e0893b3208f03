import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Host } from '../host.ts';
import { nodeFiles, nodeHost } from '../node-host.ts';
import { Folder } from '../testing/captured-host.ts';
import { endingsOf, readCards } from './read-cards.ts';

/** A folder with a folder in it. */
async function foldersWith(files: Record<string, unknown>) {
  const folder = await Folder.with();
  await mkdir(join(folder.path, 'more'));
  for (const [name, content] of Object.entries(files)) await folder.write(name, content);
  const inside = (path: string) => join(folder.path, path);
  const host: Host = {
    ...nodeHost(),
    files: {
      ...nodeFiles,
      look: (path) => nodeFiles.look(inside(path)),
      bytes: (path) => nodeFiles.bytes(inside(path)),
    },
  };
  return (...names: string[]) => readCards(host, names, ['.lua']);
}

const paths = (read: Awaited<ReturnType<typeof readCards>>) =>
  'files' in read
    ? read.files.map(({ path }) => path)
    : read.problems.map(({ message }) => message);

describe('cards that someone brings', () => {
  const files = {
    'a.lua': 'a',
    'B.LUA': 'b',
    'notes.md': 'n',
    'metadata.txt': 'a.lua',
    'more/c.lua': 'c',
    'more/picture.png': 'p',
  };

  it('are files, each once, whatever they end with', async () => {
    const read = await foldersWith(files);
    expect(paths(await read('notes.md', 'a.lua', './a.lua'))).toEqual(['notes.md', 'a.lua']);
  });

  it('are those of a folder and its folders that end like those of the game, and their list', async () => {
    const read = await foldersWith(files);
    expect(paths(await read('.'))).toEqual(['B.LUA', 'a.lua', 'metadata.txt', 'more/c.lua']);
    expect(paths(await read('more', 'more/c.lua'))).toEqual(['more/c.lua']);
  });

  it('are read in the encodings that editors write', async () => {
    const read = await foldersWith({ 'a.lua': Uint8Array.from([0x46, 0xe9, 0x65]) });
    expect(await read('a.lua')).toEqual({ files: [{ path: 'a.lua', text: 'Fée' }] });
  });

  it('must be there', async () => {
    const read = await foldersWith({ 'more/metadata.txt': 'a.lua' });
    expect(paths(await read('more', 'nowhere.lua'))).toEqual([
      'There are no .lua files in this folder.',
      'There is no such file.',
    ]);
  });
});

it('the endings of files are told once, in lower case', () => {
  const files = ['cards/a.lua', 'cards/b.LUA', 'decks/c.txt'].map((path) => ({ path, text: '' }));
  expect(endingsOf(files)).toEqual(['.lua', '.txt']);
});
