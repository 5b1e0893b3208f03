import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix } from 'node:path';

/**
 * Makes the card set of each game from the files of its designers: `built/set.json` in every package
 * whose `package.json` names them under `cardscape.set`. What is as it should be is left alone.
 * @param {string} folder the checkout
 */
export function makeSets(folder) {
  for (const name of readdirSync(join(folder, 'packages'))) {
    const home = join(folder, 'packages', name);
    const manifest = join(home, 'package.json');
    if (!existsSync(manifest)) continue;
    const set = JSON.parse(readFileSync(manifest, 'utf8')).cardscape?.set;
    if (set) writeWhenChanged(join(home, 'built/set.json'), textOf(setOf(home, set)));
  }
}

/**
 * @param {string} home the folder of the package
 * @param {{ id: string, files: string[] }} named
 */
function setOf(home, { id, files: patterns }) {
  const paths = [...new Set(patterns.flatMap((pattern) => pathsOf(home, pattern)))].sort();
  const files = paths.map((path) => ({ path, text: readText(join(home, path)) }));
  // This is the canonical JSON of the files: whoever has them can compute the hash again.
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  return { id, hash, files };
}

const textOf = (/** @type {object} */ set) => `${JSON.stringify(set, null, 1)}\n`;

/** Git may check files out with the line ends of the system, but a set is the same everywhere. */
const readText = (/** @type {string} */ file) =>
  readFileSync(file, 'utf8').replaceAll(/\r\n?/g, '\n');

// A pattern is `cards/list.csv`, `decks/*.txt` or, with the folders below, `cards/**/*.lua`.
/**
 * The files of a package that fit a pattern.
 * @param {string} home
 * @param {string} pattern
 */
function pathsOf(home, pattern) {
  // What stands before the first star, up to its folder.
  const top = posix.dirname(`${pattern.split('*', 1)[0]}.`);
  const fits = new RegExp(
    `^${pattern
      .split(/(\*\*\/|\*)/)
      .map(asExpression)
      .join('')}$`,
  );
  const found = filesIn(home, top, pattern.includes('**')).filter((path) => fits.test(path));
  if (found.length > 0) return found;
  throw new Error(`${join(home, 'package.json')}: no file of the set fits "${pattern}".`);
}

function asExpression(/** @type {string} */ part) {
  if (part === '**/') return '(?:[^/]+/)*';
  return part === '*' ? '[^/]*' : part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * @param {string} home
 * @param {string} top
 * @param {boolean} recursive
 */
function filesIn(home, top, recursive) {
  if (!existsSync(join(home, top))) return [];
  const paths = readdirSync(join(home, top), { recursive, encoding: 'utf8' });
  return paths.map((path) => posix.join(top, path.replaceAll('\\', '/')));
}

/**
 * Under another name first, since a build next to this one may be reading.
 * @param {string} file
 * @param {string} text
 */
function writeWhenChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = join(dirname(file), `.${process.pid}`);
  writeFileSync(draft, text);
  renameSync(draft, file);
}
