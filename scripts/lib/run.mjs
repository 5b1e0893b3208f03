import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot, root } from './root.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let leaving = false;

/** Every child leads a group of its own, so that it can be ended with all that it has started. */
const inGroups = process.platform !== 'win32';

/**
 * Runs a program from the root of the checkout. Its output is shown, or kept and given back.
 * @param {string} command
 * @param {string[]} args
 * @param {{ keep?: boolean, env?: Record<string, string>, shell?: boolean }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, { keep = false, env = {}, shell = false } = {}) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = keep ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio,
    shell,
    detached: inGroups,
  });
  running.add(child);
  let output = '';
  const collect = (/** @type {Buffer} */ chunk) => {
    output += chunk;
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return new Promise((resolve) => {
    const finish = (/** @type {boolean} */ ok) => {
      running.delete(child);
      // What was ended on purpose has not failed, and nobody waits for it any more.
      if (!leaving) resolve({ ok, output });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}

/**
 * Runs a Node program: a file of ours, or one that `bin` found.
 * @param {string} file
 * @param {string[]} [args]
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (file, args = [], options = {}) =>
  run(process.execPath, [file, ...args], options);

/**
 * Runs a program that is written in TypeScript.
 * @param {string} file
 * @param {string[]} args
 */
export const runTypeScript = (file, args) =>
  run(process.execPath, ['--import', import.meta.resolve('tsx'), file, ...args]);

/**
 * The file behind the command of an installed package.
 * @param {string} packageName
 * @param {string} [command]
 * @returns {string}
 */
export function bin(packageName, command = packageName) {
  const { bin: commands } = JSON.parse(
    readFileSync(inRoot('node_modules', packageName, 'package.json'), 'utf8'),
  );
  return inRoot(
    'node_modules',
    packageName,
    typeof commands === 'string' ? commands : commands[command],
  );
}

const orphanCheck = 500;
const patience = 3000;

/**
 * On Ctrl-C, ends what was started here and leaves with the given code. So it does when npm is
 * ended: the shell between npm and a script passes no signal on, but then the parent is another.
 * @param {number} code
 */
export function leaveOnInterrupt(code) {
  const leave = () => {
    leaving = true;
    void endAll().then(() => process.exit(code));
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(watch, orphanCheck).unref();
  return () => {
    process.off('SIGINT', leave);
    process.off('SIGTERM', leave);
  };
}

/** Asks every child to end, and insists after a while: none may outlive its parent. */
async function endAll() {
  await Promise.all(
    [...running].map((child) => {
      end(child, 'SIGTERM');
      setTimeout(() => end(child, 'SIGKILL'), patience);
      return new Promise((resolve) => child.once('exit', resolve));
    }),
  );
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function end(child, signal) {
  try {
    if (!inGroups || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended by itself in the meantime.
  }
}
