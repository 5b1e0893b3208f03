/**
 * How light the front page is, how soon it can be played on, and whether bots leave the page alone: the built
 * site, in a Chromium that has never been there.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/lib/find-chromium.mjs';
import { startServer } from '../tests/browser/support/server.ts';
import { measureBots } from './site/bots.ts';
import { measureFront } from './site/front.ts';

// Bundled, this file lies elsewhere.
const inHouse = (path: string) => join(process.cwd(), path);

const { status } = spawnSync(process.execPath, [inHouse('scripts/build.mjs'), 'web', 'server'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) throw new Error('The site cannot be built.');
const executablePath = findChromium();
if (!executablePath) throw new Error('There is no Chromium here.');
const server = await startServer(inHouse('apps/server/dist/main.js'));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  await measureFront(browser, server.address);
  await measureBots(browser, server.address);
} finally {
  await browser.close();
  await server.close();
}
