import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const macPlaces = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const windowsPlaces = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The path of a browser that the tests can drive, if this machine has one.
 * @param {Record<string, string | undefined>} [environment]
 * @returns {string | undefined}
 */
export function findChromium(environment = process.env) {
  const asked = environment.CHROMIUM_PATH;
  if (asked) {
    if (runs(asked)) return asked;
    throw new Error(`CHROMIUM_PATH is "${asked}", but no browser starts from there.`);
  }
  return places(environment).find(runs);
}

/**
 * @param {Record<string, string | undefined>} environment
 * @returns {string[]}
 */
function places(environment) {
  if (process.platform === 'win32') {
    const roots = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].map(
      (key) => environment[key],
    );
    return roots.flatMap((root) => (root ? windowsPlaces.map((place) => join(root, place)) : []));
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return process.platform === 'darwin' ? [...onPath, ...macPlaces] : onPath;
}

/** Some systems put a script in its place that only says how to install it. */
function runs(/** @type {string} */ path) {
  if (!existsSync(path)) return false;
  // Chrome on Windows opens a window instead of telling its version.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
