import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from './lib/root.mjs';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(inRoot(file), 'utf8'));
const entries = Object.entries<Entry>(read('package-lock.json').packages);
const names = new Set(entries.map(([path]) => path.split('node_modules/').pop()));

const workspaces = ['packages', 'apps'].flatMap((group) =>
  readdirSync(inRoot(group)).map((name) => `${group}/${name}`),
);

describe('the lock file', () => {
  it('names no address to download from: that is for each machine to know', () => {
    const addresses = entries.filter(([, { resolved, link }]) => resolved && !link);
    expect(addresses).toEqual([]);
  });

  it('lists the builds for all systems, so that it can be installed on each of them', () => {
    const builds = entries.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
    expect(builds.length).toBeGreaterThan(0);
    expect(builds.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('dependencies', () => {
  it.each(['.', ...workspaces])('of %s are pinned to one version', (folder) => {
    const { dependencies, devDependencies } = read(`${folder}/package.json`);
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
  });
});
