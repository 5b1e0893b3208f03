import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** The package managers that offer it, and the steps each of them takes; the first found is used. */
const managers = [
  {
    program: 'apt-get',
    steps: [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']],
  },
  { program: 'dnf', steps: [['install', '--assumeyes', 'chromium']] },
  { program: 'pacman', steps: [['-Sy', '--noconfirm', '--needed', 'chromium', 'ttf-dejavu']] },
  { program: 'apk', steps: [['add', '--no-cache', 'chromium', 'font-dejavu']] },
  { program: 'brew', steps: [['install', '--cask', 'google-chrome']] },
];

/**
 * Installs Chromium through the package manager of the system, and gives what that had to say.
 * @returns {Promise<string>}
 */
export async function installChromium() {
  const manager = managers.find(({ program }) => isOnPath(program));
  if (!manager) return '';
  console.log(`Installing Chromium for the browser tests with ${manager.program}.`);
  let log = '';
  // After an update that failed too: the lists of before may do for the install.
  for (const step of manager.steps) {
    const [program = '', ...args] = [...asRoot(manager.program), manager.program, ...step];
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    log += (await run(program, args, { keep: true, env })).output;
  }
  return log;
}

/** Homebrew refuses to run as root; the others need it, and `-n` keeps sudo from asking. */
function asRoot(/** @type {string} */ program) {
  return program === 'brew' || process.getuid?.() === 0 || !isOnPath('sudo') ? [] : ['sudo', '-n'];
}

const isOnPath = (/** @type {string} */ program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
