import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSets } from './sets.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardscape-sets-'));
  await nameFiles('list.csv', 'cards/**/*.lua', 'decks/*.txt');
  await write('list.csv', 'NAME\nHare\n');
  await write('cards/water/newt.lua', 'newt');
  await write('cards/fire/hare.lua', 'hare');
  await write('cards/zebra.lua', 'zebra');
  await write('cards/readme.md', 'not a card');
  await write('decks/two.txt', 'two');
  await write('decks/one.txt', 'one');
  await write('decks/old/three.txt', 'three');
});

afterEach(() => rm(folder, { recursive: true }));

const inGame = (path: string) => join(folder, 'packages/game', path);

async function write(path: string, text: string) {
  await mkdir(dirname(inGame(path)), { recursive: true });
  await writeFile(inGame(path), text);
}

const nameFiles = (...files: string[]) =>
  write('package.json', JSON.stringify({ cardscape: { set: { id: 'game-core', files } } }));

async function made(): Promise<{ id: string; hash: string; files: Record<string, string>[] }> {
  makeSets(folder);
  return JSON.parse(await readFile(inGame('built/set.json'), 'utf8'));
}

const writtenAt = async () => (await stat(inGame('built/set.json'))).mtime;
const pathsMade = async () => (await made()).files.map(({ path }) => path);

describe('a card set', () => {
  it('is made in a fresh checkout, of the files that the game names, by their paths', async () => {
    const { id, files } = await made();
    expect(id).toBe('game-core');
    expect(files).toEqual([
      { path: 'cards/fire/hare.lua', text: 'hare' },
      { path: 'cards/water/newt.lua', text: 'newt' },
      { path: 'cards/zebra.lua', text: 'zebra' },
      { path: 'decks/one.txt', text: 'one' },
      { path: 'decks/two.txt', text: 'two' },
      { path: 'list.csv', text: 'NAME\nHare\n' },
    ]);
  });

  it('leaves nothing else behind', async () => {
    await made();
    expect(await readdir(inGame('built'))).toEqual(['set.json']);
  });

  it('holds a file once that is named twice', async () => {
    await nameFiles('decks/*.txt', 'decks/one.txt');
    expect(await pathsMade()).toEqual(['decks/one.txt', 'decks/two.txt']);
  });

  it('takes the point of a pattern for a point', async () => {
    await write('decks/one-txt', 'no deck');
    await nameFiles('decks/*.txt');
    expect(await pathsMade()).toEqual(['decks/one.txt', 'decks/two.txt']);
  });

  it('is the same whatever the line ends of the checkout', async () => {
    const before = await made();
    await write('list.csv', 'NAME\r\nHare\r\n');
    expect(await made()).toEqual(before);
    await write('list.csv', 'NAME\rHare\r');
    expect(await made()).toEqual(before);
  });

  it('has a hash of 16 digits', async () => {
    expect((await made()).hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it('has another hash when a text changes', async () => {
    const { hash } = await made();
    await write('decks/one.txt', 'won');
    expect((await made()).hash).not.toBe(hash);
  });

  it('has another hash when a file gets another name', async () => {
    const { hash } = await made();
    await rename(inGame('decks/one.txt'), inGame('decks/1.txt'));
    expect((await made()).hash).not.toBe(hash);
  });

  it('has another hash when a text moves from one file to the next', async () => {
    const { hash } = await made();
    await write('decks/one.txt', 'onet');
    await write('decks/two.txt', 'wo');
    expect((await made()).hash).not.toBe(hash);
  });

  it('loses a file that is gone', async () => {
    await made();
    await rm(inGame('decks/one.txt'));
    expect(await pathsMade()).not.toContain('decks/one.txt');
  });

  it('is not written again while it is fresh', async () => {
    await made();
    const long = new Date('2001-01-01');
    await utimes(inGame('built/set.json'), long, long);
    makeSets(folder);
    expect(await writtenAt()).toEqual(long);
    await write('decks/one.txt', 'won');
    makeSets(folder);
    expect(await writtenAt()).not.toEqual(long);
  });

  it('is not made for a package that names none', async () => {
    await write('package.json', '{}');
    makeSets(folder);
    expect(await readdir(inGame('.'))).not.toContain('built');
  });

  it.each(['decks/*.csv', 'desk/*.txt', 'lists.csv'])('wants a file for %s', async (pattern) => {
    await nameFiles('list.csv', pattern);
    expect(() => makeSets(folder)).toThrow(`no file of the set fits "${pattern}"`);
  });
});
