import { bootstrap } from './bootstrap.mjs';
import { leaveOnInterrupt, runTypeScript } from './lib/run.mjs';

const [file = '', ...args] = process.argv.slice(2);
leaveOnInterrupt(130);
await bootstrap();
const { ok } = await runTypeScript(file, args);
if (!ok) process.exitCode = 1;
