import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import { giveUp } from './lib/say.mjs';
import { staleTargets } from './lib/targets.mjs';

/**
 * Builds a program before it runs, if it is stale. What is said of that is no part of what the program says, so it
 * is shown only where the build fails.
 * @param {string} name
 */
export async function makeFresh(name) {
  if (staleTargets([name]).length === 0) return;
  const { ok, output } = await runNode(inRoot('scripts/build.mjs'), [name], { keep: true });
  if (!ok) giveUp(`The build failed:\n${output}`);
}
