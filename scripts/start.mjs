import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { buildStale } from './build.mjs';
import { inRoot } from './lib/root.mjs';
import { leaveOnInterrupt } from './lib/run.mjs';
import { giveUp } from './lib/say.mjs';

const stopLeaving = leaveOnInterrupt(0);
await bootstrap();
if (!(await buildStale(['web', 'server', 'cli'])))
  giveUp('The build failed; the reason stands above.');
// In this process, so that Ctrl-C reaches one program only and leaves none behind.
await import(pathToFileURL(inRoot('apps/server/dist/main.js')).href);
stopLeaving();
