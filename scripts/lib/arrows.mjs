import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { inRoot } from './root.mjs';

/**
 * Follows every import below `packages` and `apps`, and says which of them are forbidden.
 * @param {string} folder the checkout
 * @returns {Promise<{ files: number, problems: string[] }>}
 */
export async function checkArrows(folder) {
  const rules = await extractConfig(inRoot('.dependency-cruiser.cjs'));
  const { output } = await cruise(['packages', 'apps'], {
    ...rules.options,
    ruleSet: rules,
    validate: true,
    baseDir: folder,
  });
  if (typeof output === 'string') throw new Error(`Modules were expected, but there is: ${output}`);
  const cruised = new Set(output.modules.map(({ source }) => source));
  const files = sourceFiles(folder);
  const missed = files.filter((file) => !cruised.has(file));
  return {
    files: files.length,
    problems: [
      ...(files.length === 0 ? ['There are no source files, so nothing was checked.'] : []),
      ...missed.map((file) => `${file} was not read, so its imports are unchecked.`),
      ...output.summary.violations.map((violation) => inWords(violation, rules)),
    ],
  };
}

/**
 * @param {import('dependency-cruiser').IViolation} violation
 * @param {import('dependency-cruiser').IConfiguration} rules
 */
function inWords({ rule, from, to, cycle }, rules) {
  const path = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to];
  const reason = rules.forbidden?.find(({ name }) => name === rule.name)?.comment;
  return `${rule.name}: ${path.join(' -> ')}${reason ? `\n  ${reason}` : ''}`;
}

/** What must have been read: a tool that quietly skips TypeScript would find no fault anywhere. */
function sourceFiles(/** @type {string} */ folder) {
  return ['packages', 'apps']
    .filter((group) => existsSync(join(folder, group)))
    .flatMap((group) => readdirSync(join(folder, group)).map((name) => `${group}/${name}/src`))
    .filter((source) => existsSync(join(folder, source)))
    .flatMap((source) =>
      readdirSync(join(folder, source), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => `${source}/${name.replaceAll('\\', '/')}`),
    );
}
