import { bootstrap } from './bootstrap.mjs';
import { bundle } from './lib/builders.mjs';
import { inRoot } from './lib/root.mjs';
import { leaveOnInterrupt, run } from './lib/run.mjs';

leaveOnInterrupt(130);
await bootstrap();
// Bundled, as the benchmarks are: a loader for TypeScript makes long runs several times as long.
const folder = '../../.cache/fuzz';
const programs = ['fuzz.ts', 'part.ts', 'balance-part.ts', 'ttcg-coverage-part.ts'];
await bundle('tests/long', programs, folder);
const program = inRoot('tests/long', folder, 'fuzz.js');
const { ok } = await run(process.execPath, [program, ...process.argv.slice(2)]);
if (!ok) process.exitCode = 1;
