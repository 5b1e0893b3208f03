import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../lib/root.mjs';
import { bin } from '../lib/run.mjs';

const forbidden = [
  'export const roll = Math.random();',
  "export const roll = Math['random']();",
  'export const roll = Math?.random();',
  'export const { random } = Math;',
  'const chance = Math;\nexport const roll = chance.random();',
  'const use = (value: unknown) => value;\nexport const roll = use(Math);',
  'export const chance = { Math };',
  'export const roll = [1].map(Math.random);',
  'export const roll = globalThis.Math.random();',
  'export const bytes = crypto.getRandomValues(new Uint8Array(1));',
  "import { randomBytes } from '@noble/hashes/utils.js';\nexport const bytes = randomBytes(1);",
  'export const now = Date.now();',
  "export const now = Date['now']();",
  'export const now = new Date();',
  'export const now = new globalThis.Date();',
  'const Clock = Date;\nexport const now = Clock.now();',
  'export const { now } = Date;',
  'export const now = performance.now();',
];

const allowed = [
  'export const half = Math.floor(Math.max(1, 2) / 2);',
  'export const floors = [1.5].map(Math.floor);',
  'export const now = (clock: () => number) => clock();',
];

/** Every piece of code is put in each of these folders. */
const places = {
  kernel: 'packages/kernel/src',
  testing: 'packages/kernel/src/testing',
  store: 'packages/store/src',
  server: 'apps/server/src',
};

let folder: string;
let report: { diagnostics: { category: string; location: { path: string } }[] };

const fileOf = (place: string, index: number) => `${place}/piece-${index}.ts`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardscape-lint-'));
  for (const file of ['biome.json', '.gitignore', 'scripts/lint']) {
    await cp(inRoot(file), join(folder, file), { recursive: true });
  }
  for (const place of Object.values(places)) {
    for (const [index, code] of [...forbidden, ...allowed].entries()) {
      const file = join(folder, fileOf(place, index));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, `${code}\n`);
    }
  }
  const args = [
    bin('@biomejs/biome', 'biome'),
    'lint',
    '--reporter=json',
    '--max-diagnostics=none',
  ];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  report = JSON.parse(stdout);
});

afterAll(() => rm(folder, { recursive: true }));

/** Whether the linter found chance or the clock in a file. */
const isCaught = (file: string) =>
  report.diagnostics.some(
    ({ category, location }) =>
      location.path === file && /^plugin$|noRestricted(Globals|Imports)$/.test(category),
  );

describe('chance and the clock in packages', () => {
  it.each(forbidden.map((code, index) => [code, index] as const))('are caught: %s', (_, index) => {
    expect(isCaught(fileOf(places.kernel, index))).toBe(true);
    expect(isCaught(fileOf(places.testing, index))).toBe(true);
  });

  it.each(allowed.map((code, index) => [code, forbidden.length + index] as const))(
    'are not seen in: %s',
    (_, index) => expect(isCaught(fileOf(places.kernel, index))).toBe(false),
  );

  it('may be used where the world comes in', () => {
    for (const index of forbidden.keys()) {
      expect(isCaught(fileOf(places.store, index))).toBe(false);
      expect(isCaught(fileOf(places.server, index))).toBe(false);
    }
  });
});
