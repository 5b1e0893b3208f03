import { seconds } from './say.mjs';

/**
 * @typedef {import('./stages.mjs').Stage} Stage
 * @typedef {import('./stages.mjs').Outcome} Outcome
 * @typedef {Map<string, Outcome>} Outcomes by the name of the stage, in the order they ended
 */

/**
 * Runs stages: first those that share the machine, two at a time, then the others one by one.
 * @param {Stage[]} stages
 * @param {string[]} filters
 * @returns {Promise<Outcomes>}
 */
export async function runStages(stages, filters) {
  /** @type {Outcomes} */
  const outcomes = new Map();
  const waiting = stages.filter(({ alone }) => !alone);
  const lane = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      await runStage(stage, filters, outcomes);
    }
  };
  await Promise.all([lane(), lane()]);
  for (const stage of stages.filter(({ alone }) => alone)) {
    await runStage(stage, filters, outcomes);
  }
  return outcomes;
}

/**
 * @param {Stage} stage
 * @param {string[]} filters
 * @param {Outcomes} outcomes
 */
async function runStage(stage, filters, outcomes) {
  if (stage.needs && outcomes.get(stage.needs)?.failed) {
    console.log(`── ${stage.name}: not run, because ${stage.needs} failed`);
    return;
  }
  if (stage.alone) console.log(`── ${stage.name}`);
  const begin = performance.now();
  const result = await stage.run(filters).catch(asOutcome);
  outcomes.set(stage.name, result);
  const verdict = result.failed === 0 ? 'passed' : 'FAILED';
  console.log(`── ${stage.name}: ${verdict} in ${seconds(performance.now() - begin)}`);
  if (result.output) console.log(result.output.trimEnd());
}

/**
 * A stage that could not even begin has failed.
 * @param {unknown} error
 * @returns {Outcome}
 */
function asOutcome(error) {
  const output = error instanceof Error ? error.message : String(error);
  return { passed: 0, failed: 1, output, firstFailure: output.split('\n', 1)[0] ?? '' };
}
