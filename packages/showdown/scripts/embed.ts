import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** How the embedded copy is made again. */
export const REFRESH = 'npx tsx packages/showdown/scripts/embed-cards.ts';

/** The generated module, from the folder of the package. */
export const EMBEDDED = 'src/set/core-files.ts';

const HEAD = `// Made by packages/showdown/scripts/embed-cards.ts; edit the files it copies.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a copy of data
`;

/** Where a file of the package lies. */
export const inPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The descriptors as TypeScript, so that browsers and bundlers get them without reading files. */
export function embedded(): string {
  const folders = readdirSync(inPackage('cards')).sort();
  const files = folders.flatMap((folder) =>
    readdirSync(inPackage(`cards/${folder}`))
      .filter((name) => name.endsWith('.lua'))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
  const items = files.map((path) => {
    const text = literal(readFileSync(inPackage(`cards/${path}`), 'utf8'));
    return `  {\n    path: '${path}',\n    text: ${text},\n  },\n`;
  });
  return `${HEAD}\n/** The texts of cards, by folder and file. */\nexport const CARD_FILES: readonly { path: string; text: string }[] = [\n${items.join('')}];\n`;
}

/** The text as a template, so that a changed line is a changed line. */
function literal(text: string): string {
  const escaped = text.replaceAll('\r\n', '\n').replace(/[\\`]|\$(?=\{)/g, '\\$&');
  return `\`${escaped}\``;
}
