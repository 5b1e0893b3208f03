import { stripVTControlCharacters } from 'node:util';
import { bootstrap } from './bootstrap.mjs';
import { inRoot } from './lib/root.mjs';
import { leaveOnInterrupt, runNode } from './lib/run.mjs';
import { giveUp, isMain, seconds } from './lib/say.mjs';
import { buildTarget, staleTargets } from './lib/targets.mjs';

/**
 * Builds what is stale, in a process of its own: the bundlers leave nothing behind in this one.
 * @param {string[]} names
 */
export async function buildStale(names) {
  if (staleTargets(names).length === 0) return true;
  const { ok } = await runNode(inRoot('scripts/build.mjs'), names);
  return ok;
}

async function main() {
  const named = process.argv.slice(2);
  for (const target of staleTargets(named.length > 0 ? named : ['web', 'server', 'cli'])) {
    const begin = performance.now();
    await buildTarget(target).catch((error) => giveUp(inWords(target.name, error)));
    console.log(`Built ${target.name} in ${seconds(performance.now() - begin)}.`);
  }
}

/**
 * @param {string} name
 * @param {unknown} error
 */
function inWords(name, error) {
  const reason = error instanceof Error ? error.message : String(error);
  return `${name}: ${process.stderr.isTTY ? reason : stripVTControlCharacters(reason)}`;
}

if (isMain(import.meta.url)) {
  leaveOnInterrupt(130);
  await bootstrap();
  await main();
}
