import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildSite, bundleApp } from './builders.mjs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot, root } from './root.mjs';
import { workspacesOf } from './workspaces.mjs';

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {string} folder
 * @property {string} result the file whose absence means that nothing is built
 * @property {(folder: string) => Promise<void>} build
 */

/** @type {Target[]} */
const targets = [
  { name: 'web', folder: 'apps/web', result: 'dist/index.html', build: buildSite },
  { name: 'server', folder: 'apps/server', result: 'dist/main.js', build: bundleApp },
  { name: 'cli', folder: 'apps/cli', result: 'dist/main.js', build: bundleApp },
];

const sharedInputs = ['package-lock.json', 'tsconfig.base.json', 'scripts/lib/builders.mjs'];

/**
 * The targets among the named ones whose sources have changed since they were built.
 * @param {string[]} names
 */
export const staleTargets = (names) =>
  targets.filter(({ name }) => names.includes(name)).filter((target) => !isFresh(target));

/**
 * Builds a target and notes what it was built from.
 * @param {Target} target
 */
export async function buildTarget(target) {
  const inputs = inputsOf(target);
  rmSync(stampOf(target), { force: true });
  await target.build(target.folder);
  mkdirSync(inRoot('.cache/build'), { recursive: true });
  writeFileSync(stampOf(target), inputs);
}

function isFresh(/** @type {Target} */ target) {
  if (!existsSync(inRoot(target.folder, target.result))) return false;
  if (!existsSync(stampOf(target))) return false;
  return readFileSync(stampOf(target), 'utf8') === inputsOf(target);
}

const inputsOf = (/** @type {Target} */ target) =>
  fingerprint(root, [...workspacesOf(target.folder), ...sharedInputs]);

const stampOf = (/** @type {Target} */ target) => inRoot('.cache/build', target.name);
