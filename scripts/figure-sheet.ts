import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeHost } from '../apps/cli/src/node-host.ts';
import { pngOf } from '../apps/cli/src/plots/png.ts';
import { run } from '../apps/cli/src/program.ts';
import { inRoot } from './lib/root.mjs';

/** Draws the plots of the built-in set side by side to docs/images/card-figures.png. */
const COLUMNS = [
  ['types', 'ranks', 'words', 'subtype_mentions_by_type', 'type_by_mention'],
  ['mentions', 'subtypes', 'type_by_mention_3d', 'similar_cards'],
  ['families', 'equal_effects'],
];
const WIDTH = 420;
const GAP = 14;

async function column(folder: string, names: readonly string[], left: number) {
  let top = GAP;
  const drawn: string[] = [];
  for (const name of names) {
    const svg = await readFile(join(folder, `${name}.svg`), 'utf8');
    const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
    const shown = Math.round((height * WIDTH) / width);
    const placed = `<svg x="${left}" y="${top}" width="${WIDTH}" height="${shown}"`;
    drawn.push(svg.replace(/<svg xmlns="[^"]*" width="\d+" height="\d+"/, placed));
    top += shown + GAP;
  }
  return { drawn: drawn.join(''), bottom: top };
}

const folder = await mkdtemp(join(tmpdir(), 'cardscape-figures-'));
try {
  await run(nodeHost(), ['cards', 'stats', '-o', folder, '--plot-3d']);
  const columns = await Promise.all(
    COLUMNS.map((names, at) => column(folder, names, GAP + at * (WIDTH + GAP))),
  );
  const [width, height] = [
    GAP + COLUMNS.length * (WIDTH + GAP),
    Math.max(...columns.map(({ bottom }) => bottom)),
  ];
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#ebe3d0"/>${columns.map(({ drawn }) => drawn).join('')}</svg>`;
  await writeFile(inRoot('docs/images/card-figures.png'), pngOf(sheet));
} finally {
  await rm(folder, { recursive: true });
}
