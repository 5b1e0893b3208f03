import { readFileSync } from 'node:fs';
import { areInstalled, noteInstalled } from './lib/dependencies.mjs';
import { inRoot, root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { giveUp, isMain, seconds } from './lib/say.mjs';
import { makeSets } from './lib/sets.mjs';

/**
 * Makes the checkout ready to work with: the right Node, the dependencies of the lock file, and the
 * card sets as the designers' files are now.
 */
export async function bootstrap() {
  checkNode();
  if (!areInstalled(root)) await install();
  makeSets(root);
}

async function install() {
  console.log('Installing the dependencies (this takes a moment, and only when they change).');
  const begin = performance.now();
  const { ok, output } = await npm(['ci', '--no-audit', '--no-fund', '--prefer-offline']);
  if (!ok) giveUp(`${output}\nThe dependencies could not be installed; npm says why above.`);
  noteInstalled(root);
  console.log(`Installed in ${seconds(performance.now() - begin)}.`);
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const needed = engines.node.replace('>=', '');
  if (isAtLeast(process.versions.node, needed)) return;
  giveUp(
    `Cardscape needs Node ${needed} or newer, and this is Node ${process.versions.node}.\n` +
      'Install a newer one from https://nodejs.org and try again.',
  );
}

/**
 * @param {string} version
 * @param {string} needed
 */
function isAtLeast(version, needed) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

function npm(/** @type {string[]} */ args) {
  const program = process.env.npm_execpath;
  if (program?.endsWith('npm-cli.js')) {
    return run(process.execPath, [program, ...args], { keep: true });
  }
  return run('npm', args, { keep: true, shell: process.platform === 'win32' });
}

if (isMain(import.meta.url)) await bootstrap();
