import { mkdir, writeFile } from 'node:fs/promises';
import { loadGame } from '@cardscape/games';
import type { CardPrint } from '@cardscape/kernel';
import { cardArt, subjectOf } from '@cardscape/studio';
import { chromium } from 'playwright-core';
import { findChromium } from './lib/find-chromium.mjs';
import { inRoot } from './lib/root.mjs';

/**
 * Draws the art of all cards of the set with their names to docs/images/ttcg-cards-*.jpg: to see at
 * a glance what the set looks like, and whether its cards can be told apart.
 */
const perSheet = 124;
const columns = 12;
const tile = { width: 150, height: 100 };

function sheetOf(prints: readonly CardPrint[]): string {
  const tiles = prints.map(({ name, art }) => {
    const picture = Buffer.from(cardArt(subjectOf(art))).toString('base64');
    return `<figure><img src="data:image/svg+xml;base64,${picture}"><figcaption>${name}</figcaption></figure>`;
  });
  return `<!doctype html><style>
    body { display: grid; grid-template-columns: repeat(${columns}, ${tile.width}px); gap: 10px;
      width: max-content; margin: 0; padding: 16px; background: #f6f1e5; color: #1f2a33; font: 13px serif; }
    figure { margin: 0; text-align: center; }
    img { display: block; width: ${tile.width}px; height: ${tile.height}px; }
    figcaption { padding-top: 2px; }
  </style>${tiles.join('')}`;
}

const executablePath = findChromium();
if (!executablePath) throw new Error('There is no Chromium here: "npm run browser" installs one.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({
  viewport: { width: columns * (tile.width + 10) + 22, height: 400 },
});
const { builtIn } = await loadGame('ttcg');
const prints = builtIn.designs().flatMap(({ id }) => builtIn.print(id) ?? []);
await mkdir(inRoot('docs/images'), { recursive: true });
for (let first = 0, sheet = 1; first < prints.length; first += perSheet, sheet++) {
  const cards = prints.slice(first, first + perSheet);
  await page.setContent(sheetOf(cards));
  const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 82 });
  const file = `docs/images/ttcg-cards-${sheet}.jpg`;
  await writeFile(inRoot(file), picture);
  console.log(`${file}: ${cards.length} cards, ${Math.round(picture.length / 1024)} KB`);
}
await browser.close();
