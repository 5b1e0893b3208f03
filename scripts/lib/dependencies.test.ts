import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areInstalled, noteInstalled } from './dependencies.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardscape-install-'));
  await lockFile('1.0.0');
});

afterEach(() => rm(folder, { recursive: true }));

const listing = (version: string) =>
  JSON.stringify({
    packages: {
      'node_modules/dice': { version },
      'node_modules/dice-for-another-system': { version, optional: true },
      'node_modules/@cardscape/kernel': { resolved: 'packages/kernel', link: true },
    },
  });

const lockFile = (version: string) =>
  writeFile(join(folder, 'package-lock.json'), listing(version));

async function npmFinishes(listed: string) {
  await mkdir(join(folder, 'node_modules'));
  await writeFile(join(folder, 'node_modules/.package-lock.json'), listed);
}

describe('dependencies', () => {
  it('are missing in a fresh checkout', () => {
    expect(areInstalled(folder)).toBe(false);
  });

  it('are there after an install that came to its end', async () => {
    await mkdir(join(folder, 'node_modules'));
    noteInstalled(folder);
    expect(areInstalled(folder)).toBe(true);
  });

  it('are stale once the lock file changes', async () => {
    await mkdir(join(folder, 'node_modules'));
    noteInstalled(folder);
    await lockFile('1.0.1');
    expect(areInstalled(folder)).toBe(false);
  });

  it('are missing after an install that was interrupted', async () => {
    await mkdir(join(folder, 'node_modules/dice'), { recursive: true });
    expect(areInstalled(folder)).toBe(false);
  });

  it('count when someone typed npm install, without what other systems need', async () => {
    await npmFinishes(JSON.stringify({ packages: { 'node_modules/dice': { version: '1.0.0' } } }));
    expect(areInstalled(folder)).toBe(true);
  });

  it('do not count when npm installed another version', async () => {
    await npmFinishes(listing('0.9.0'));
    expect(areInstalled(folder)).toBe(false);
  });
});
