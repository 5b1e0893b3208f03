import { readdirSync } from 'node:fs';
import { bootstrap } from './bootstrap.mjs';
import { inRoot } from './lib/root.mjs';
import { leaveOnInterrupt, runTypeScript } from './lib/run.mjs';
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
const { ok } = await runTypeScript(inRoot('bench', `${name}.ts`), args);
if (!ok) process.exitCode = 1;
