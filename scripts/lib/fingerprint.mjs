import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const skippedFolders = new Set(['node_modules', 'dist', 'testing']);
const testFile = /\.test\.[a-z]+$/;

/**
 * One hash over all files of the given paths that can end up in a build: not over tests.
 * @param {string} base
 * @param {string[]} paths files or folders below the base
 */
export function fingerprint(base, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesOf(join(base, path)))) {
    const content = readFileSync(file);
    hash.update(`${relative(base, file)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .filter(({ name }) => !skippedFolders.has(name) && !testFile.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesOf(join(path, entry.name)));
}
