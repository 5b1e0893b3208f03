import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/**
 * The folder of a workspace and of all workspaces that it is built from.
 * @param {string} folder
 * @returns {string[]}
 */
export function workspacesOf(folder) {
  const folders = foldersByName();
  const found = new Set([folder]);
  for (const each of found) {
    for (const name of Object.keys(manifest(each).dependencies ?? {})) {
      const dependency = folders.get(name);
      if (dependency) found.add(dependency);
    }
  }
  return [...found].sort();
}

/** @returns {Map<string, string>} */
function foldersByName() {
  const folders = ['packages', 'apps'].flatMap((group) =>
    readdirSync(inRoot(group)).map((name) => `${group}/${name}`),
  );
  const workspaces = folders.filter((folder) => existsSync(inRoot(folder, 'package.json')));
  return new Map(workspaces.map((folder) => [manifest(folder).name, folder]));
}

const manifest = (/** @type {string} */ folder) =>
  JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
