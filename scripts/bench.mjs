import { readdirSync } from 'node:fs';
import { bootstrap } from './bootstrap.mjs';
import { bundle } from './lib/builders.mjs';
import { inRoot } from './lib/root.mjs';
import { leaveOnInterrupt, run } from './lib/run.mjs';
import { giveUp } from './lib/say.mjs';

const [name = '', ...args] = process.argv.slice(2);
const names = readdirSync(inRoot('bench'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

if (!names.includes(name)) {
  const wrong = name ? `There is no benchmark "${name}". ` : '';
  giveUp(
    `${wrong}Say which one: npm run bench -- NAME\n${names.map((each) => `  ${each}\n`).join('')}`,
  );
}

leaveOnInterrupt(130);
await bootstrap();
// Bundled, as what we ship is: a loader for TypeScript costs time in every small function.
const folder = `../.cache/bench/${name}`;
await bundle('bench', `${name}.ts`, folder);
const { ok } = await run(process.execPath, [inRoot('bench', folder, `${name}.js`), ...args]);
if (!ok) process.exitCode = 1;
