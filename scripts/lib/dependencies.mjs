import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether `node_modules` holds what the lock file asks for.
 * @param {string} folder the checkout
 */
export function areInstalled(folder) {
  const stamp = read(stampOf(folder));
  return stamp === undefined ? wereInstalledByHand(folder) : stamp === expectedStamp(folder);
}

/**
 * Notes that the install has come to its end; `npm ci` removes the note when it begins.
 * @param {string} folder the checkout
 */
export const noteInstalled = (folder) => writeFileSync(stampOf(folder), expectedStamp(folder));

const stampOf = (/** @type {string} */ folder) => join(folder, 'node_modules', '.cardscape-stamp');

function expectedStamp(/** @type {string} */ folder) {
  const lock = createHash('sha256').update(readFileSync(join(folder, 'package-lock.json')));
  const nodeMajor = process.versions.node.split('.')[0];
  return `${lock.digest('hex')} node-${nodeMajor} ${process.platform}-${process.arch}\n`;
}

/** After a plain `npm install` there is no stamp, but npm leaves its own list when it finishes. */
function wereInstalledByHand(/** @type {string} */ folder) {
  const list = read(join(folder, 'node_modules', '.package-lock.json'));
  if (list === undefined) return false;
  const installed = JSON.parse(list).packages;
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, link, optional }]) =>
      !path.includes('node_modules/') || link || optional || installed[path]?.version === version,
  );
}

function read(/** @type {string} */ file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
