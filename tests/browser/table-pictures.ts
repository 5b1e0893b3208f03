import { mkdir, writeFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/lib/find-chromium.mjs';
import { palettePng, reduced } from '../../scripts/lib/palette-png.ts';
import { inRoot } from '../../scripts/lib/root.mjs';
import { type FullGame, openFullTable } from './support/full-tables.ts';
import { startServer } from './support/server.ts';

/**
 * Takes pictures of the full table of every game to docs/images/tables/<game>-<size>-<name>.png: how large things
 * are, and that nothing is cut off. `npm run table-pictures -- after`; an address as the second word stands for
 * another site than the one that was built here.
 */
const games: readonly FullGame[] = ['ttcg', 'showdown', 'kolyma', 'lanterns'];
const sizes = [
  [1366, 768],
  [390, 844],
  [844, 390],
] as const;

/** The points of a picture, as the browser reads them. */
async function pointsOf(page: Page, png: Buffer, width: number, height: number) {
  const read = await page.evaluate(
    async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.width;
      canvas.height = picture.height;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser does not draw.');
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, picture.width, picture.height);
      let bytes = '';
      for (let at = 0; at < data.length; at += 8192)
        bytes += String.fromCharCode(...data.subarray(at, at + 8192));
      return btoa(bytes);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return reduced(Buffer.from(read, 'base64'), width, height);
}

const [name = 'after', address] = process.argv.slice(2);
const executablePath = findChromium();
if (!executablePath) throw new Error('There is no Chromium here: "npm run browser" installs one.');
const server = address === undefined ? await startServer() : undefined;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const folder = inRoot('docs/images/tables');
await mkdir(folder, { recursive: true });
try {
  const canvas = await browser.newPage();
  for (const game of games) {
    const context = await browser.newContext({
      baseURL: address ?? server?.address ?? '',
      viewport: { width: 1366, height: 768 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await openFullTable(page, game);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(() => document.querySelectorAll('[data-refusal]').length === 0);
      const png = await page.screenshot();
      const path = `${folder}/${game}-${width}x${height}-${name}.png`;
      await writeFile(path, palettePng(await pointsOf(canvas, png, width, height)));
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server?.close();
}
