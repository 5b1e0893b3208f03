import characters from '../../cards/characters.json' with { type: 'json' };
import numbers from '../../cards/numbers.json' with { type: 'json' };
import specials from '../../cards/specials.json' with { type: 'json' };
import { loadSet } from '../files/set.ts';
import type { CardFile, CardSet } from '../files/set-types.ts';

/** The files of the built-in card set, as a designer would hand them in. */
export const coreFiles: readonly CardFile[] = [
  { name: 'built-in numbers.json', text: asText(numbers) },
  { name: 'built-in specials.json', text: asText(specials) },
  { name: 'built-in characters.json', text: asText(characters) },
];

let loaded: CardSet | undefined;

/** The built-in card set. A fault in it is a fault of ours, so it throws. */
export function coreSet(): CardSet {
  loaded ??= loadCore();
  return loaded;
}

function loadCore(): CardSet {
  const { set, errors } = loadSet(coreFiles);
  if (errors.length === 0) return set;
  const lines = errors.map(({ file, path, message }) => `${file} ${path}: ${message}`);
  throw new Error(`The built-in card set has errors.\n${lines.join('\n')}`);
}

function asText(entries: unknown): string {
  return `${JSON.stringify(entries, null, 2)}\n`;
}
