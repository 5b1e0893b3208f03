import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** How the embedded copy is made again. */
export const REFRESH_EFFECTS = 'npx tsx packages/showdown/scripts/embed-effects.ts';

const inPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Where the embedded copy lies. */
export const EMBEDDED = inPackage('src/effects/own-files.ts');

/** The descriptors of our own effects as TypeScript, so that browsers get them without reading files. */
export function embeddedEffects(): string {
  const names = readdirSync(inPackage('effects')).filter((name) => name.endsWith('.lua'));
  const files = names.sort().map((path) => {
    const text = readFileSync(inPackage(`effects/${path}`), 'utf8').replaceAll('\r\n', '\n');
    const literal = text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
    return `  {\n    path: '${path}',\n    text: \`${literal}\`,\n  },\n`;
  });
  return `// Made by packages/showdown/scripts/embed-effects.ts; edit the files it copies.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a copy of data

/** The texts of effects/*.lua. */
export const EFFECT_FILES: readonly { readonly path: string; readonly text: string }[] = [
${files.join('')}];
`;
}

/** The bytes of a sheet of our own effects. */
export function sheetBytes(source: string): Uint8Array {
  return readFileSync(inPackage(`effects/${source}`));
}
