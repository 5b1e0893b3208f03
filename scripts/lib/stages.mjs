import { ensureChromium } from '../chromium.mjs';
import { inRoot } from './root.mjs';
import { bin, runNode } from './run.mjs';
import { runVitest } from './vitest.mjs';

/**
 * What a stage came to. Its output has been shown already unless it is given here.
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string} [firstFailure]
 * @property {string} [output]
 */

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {boolean} alone whether it takes the whole machine and shows its output as it comes
 * @property {string} [needs] the stage without which it cannot run
 * @property {boolean} [whenNamed] whether it is run only when it is asked for by name
 * @property {(filters: string[]) => Promise<Outcome>} run
 */

const colours = process.stdout.isTTY ? '--colors=force' : '--colors=off';

/** @type {Stage[]} */
export const stages = [
  check('build', () => [inRoot('scripts/build.mjs')]),
  check('types', () => [bin('typescript', 'tsc'), '--build']),
  check('lint', () => [bin('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', colours]),
  check('arrows', () => [inRoot('scripts/arrows.mjs')]),
  check('unused', () => [bin('knip'), '--no-progress']),
  { name: 'unit', alone: true, run: (filters) => runVitest('unit', filters) },
  { name: 'browser', alone: true, needs: 'build', run: (filters) => runBrowser(filters) },
  {
    name: 'far',
    alone: true,
    needs: 'build',
    whenNamed: true,
    run: (filters) => runBrowser(filters, { FAR_SEATS: process.env.FAR_SEATS ?? 'far' }),
  },
];

/**
 * @param {string[]} filters
 * @param {Record<string, string>} [env]
 */
async function runBrowser(filters, env = {}) {
  return runVitest('browser', filters, { ...env, CHROMIUM_PATH: await ensureChromium() });
}

/**
 * A stage that is one program, and counts as one test.
 * @param {string} name
 * @param {() => [string, ...string[]]} command
 * @returns {Stage}
 */
function check(name, command) {
  return {
    name,
    alone: false,
    run: async () => {
      const [file, ...args] = command();
      const { ok, output } = await runNode(file, args, { keep: true });
      if (ok) return { passed: 1, failed: 0, output: '' };
      return { passed: 0, failed: 1, output, firstFailure: firstLine(output) };
    },
  };
}

/** Without the rule that some tools draw behind a heading. */
const firstLine = (/** @type {string} */ text) =>
  text
    .trim()
    .split('\n', 1)[0]
    ?.replace(/[\s━]+$/, '') ?? '';
