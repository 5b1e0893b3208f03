import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardscape-build-'));
  await write('app/src/main.ts', 'main');
  await write('config.json', '{}');
});

afterEach(() => rm(folder, { recursive: true }));

async function write(path: string, text: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

const print = () => fingerprint(folder, ['app', 'config.json']);

describe('the fingerprint of a build', () => {
  it.each([
    'app/src/main.ts',
    'app/src/new.ts',
    'app/public/icon.svg',
    'app/built/set.json',
    'config.json',
  ])('changes with %s', async (path) => {
    const before = print();
    await write(path, 'changed');
    expect(print()).not.toBe(before);
  });

  it.each([
    'app/src/main.test.ts',
    'app/src/testing/table.ts',
    'app/dist/main.js',
    'app/node_modules/dice/index.js',
    'elsewhere.ts',
  ])('does not change with %s', async (path) => {
    const before = print();
    await write(path, 'changed');
    expect(print()).toBe(before);
  });

  it('changes when a file gets another name', async () => {
    const before = print();
    await rename(join(folder, 'app/src/main.ts'), join(folder, 'app/src/other.ts'));
    expect(print()).not.toBe(before);
  });

  it('tells two files from one with the text of both', async () => {
    await write('app/src/main.ts', 'a');
    await write('app/src/next.ts', 'b');
    const before = print();
    await write('app/src/main.ts', 'ab');
    await write('app/src/next.ts', '');
    expect(print()).not.toBe(before);
  });
});
