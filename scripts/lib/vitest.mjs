import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { inRoot, root } from './root.mjs';
import { bin, runNode } from './run.mjs';

/**
 * The part of vitest's report that is read here.
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {FileReport[]} testResults
 *
 * @typedef {object} FileReport
 * @property {string} name
 * @property {'passed' | 'failed'} status
 * @property {string} message
 * @property {{ status: string, fullName: string, failureMessages: string[] }[]} assertionResults
 */

/**
 * Runs the tests of one project, shown as they come, and counts them.
 * @param {string} project
 * @param {string[]} filters what vitest takes on its command line
 * @param {Record<string, string>} [env]
 * @returns {Promise<import('./stages.mjs').Outcome>}
 */
export async function runVitest(project, filters, env = {}) {
  const reportFile = inRoot('.cache/tests', `${project}.json`);
  mkdirSync(inRoot('.cache/tests'), { recursive: true });
  rmSync(reportFile, { force: true });
  // By itself vitest leaves one core free, which of two is half of all.
  const workers = `--maxWorkers=${availableParallelism()}`;
  const args = ['run', '--project', project, workers, '--reporter=default', '--reporter=json'];
  const output = `--outputFile.json=${reportFile}`;
  const some = filters.length > 0 ? ['--passWithNoTests', ...filters] : [];
  const { ok } = await runNode(bin('vitest'), [...args, output, ...some], { env });
  return outcome(readReport(reportFile), ok);
}

/**
 * Counts a report. A file that could not be loaded has no tests, but counts as one that failed;
 * and so does a run that vitest calls failed for a reason outside of all tests.
 * @param {Report} report
 * @param {boolean} ok
 * @returns {import('./stages.mjs').Outcome}
 */
export function outcome(report, ok) {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const found = report.numFailedTests + unloaded.length;
  const failed = found === 0 && !ok ? 1 : found;
  const passed = report.numPassedTests;
  return failed === 0 ? { passed, failed } : { passed, failed, firstFailure: nameFailure(report) };
}

function nameFailure(/** @type {Report} */ report) {
  const file = report.testResults.find(({ status }) => status === 'failed');
  if (!file) return 'an error outside of the tests, shown above';
  const test = file.assertionResults.find(({ status }) => status === 'failed');
  const reason = (test?.failureMessages[0] ?? file.message).trim().split('\n', 1)[0];
  return `${relative(root, file.name)}${test ? `, "${test.fullName}"` : ''}: ${reason}`;
}

/** @returns {Report} */
function readReport(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}
