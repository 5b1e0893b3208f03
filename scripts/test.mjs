import { bootstrap } from './bootstrap.mjs';
import { leaveOnInterrupt } from './lib/run.mjs';
import { giveUp } from './lib/say.mjs';
import { runStages } from './lib/stage-runner.mjs';
import { stages } from './lib/stages.mjs';

/**
 * The stages asked for, with those they need, and the filters for the tests.
 * `--only a,b` names stages; anything else is for vitest, and then only tests are run.
 * @param {string[]} args
 */
function readArguments(args) {
  const [option, list = ''] = args;
  const only = option === '--only' ? list.split(',') : undefined;
  const filters = only ? args.slice(2) : args;
  const always = stages.filter(({ whenNamed }) => !whenNamed).map(({ name }) => name);
  const names = only ?? (filters.length > 0 ? ['unit', 'browser'] : always);
  const needed = stages.filter(({ name }) => names.includes(name)).map(({ needs }) => needs);
  const chosen = stages.filter(({ name }) => names.includes(name) || needed.includes(name));
  return { chosen, filters };
}

leaveOnInterrupt(130);
const { chosen, filters } = readArguments(process.argv.slice(2));
await bootstrap();
const outcomes = [...(await runStages(chosen, filters))];
const passed = outcomes.reduce((sum, [, outcome]) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, [, outcome]) => sum + outcome.failed, 0);
const tests = outcomes.filter(([name]) => name !== 'build');
const first = outcomes.find(([, outcome]) => outcome.failed > 0);

console.log('');
if (first) console.log(`First failure: ${first[0]}: ${first[1].firstFailure}`);
if (tests.every(([, outcome]) => outcome.passed + outcome.failed === 0)) {
  giveUp(`No test matches ${filters.join(' ')}.`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
