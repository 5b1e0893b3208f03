import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A generated module and what belongs in it. */
export interface Embedded {
  /** From the folder of the package. */
  readonly path: string;
  readonly text: string;
}

/** How the embedded copies are made again. */
export const REFRESH = 'npx tsx packages/ttcg/scripts/embed-cards.ts';

const HEAD = `// Made by packages/ttcg/scripts/embed-cards.ts; edit the files it copies.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a copy of data
`;

/** Where a file of the package lies. */
export const inPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const contents = (path: string) => readFileSync(inPackage(path), 'utf8');

/** The cards and decks as TypeScript, so that browsers and bundlers get them without reading files. */
export function embedded(): Embedded[] {
  const cards = [
    constant('The text of cards/card_list.csv.', 'CARD_LIST', contents('cards/card_list.csv')),
    constant('The text of cards/lore.csv.', 'LORE', contents('cards/lore.csv')),
  ];
  const names = readdirSync(inPackage('decks')).filter((name) => name.endsWith('.txt'));
  const decks = names.sort().map((name) => {
    return `  {\n    name: '${name}',\n    text: ${literal(contents(`decks/${name}`))},\n  },\n`;
  });
  return [
    { path: 'src/set/core-files.ts', text: [HEAD, ...cards].join('\n') },
    {
      path: 'src/decks/core-deck-files.ts',
      text: `${HEAD}\n/** The texts of decks/*.txt. */\nexport const DECK_FILES: readonly { name: string; text: string }[] = [\n${decks.join('')}];\n`,
    },
  ];
}

function constant(doc: string, name: string, text: string): string {
  return `/** ${doc} */\nexport const ${name} = ${literal(text)};\n`;
}

/** The text as a template, so that a changed line is a changed line. */
function literal(text: string): string {
  const escaped = text.replaceAll('\r\n', '\n').replace(/[\\`]|\$(?=\{)/g, '\\$&');
  return `\`${escaped}\``;
}
