import { type CardSetFiles, filesIn, problemLine } from '@cardscape/kernel';
import built from '../../built/set.json' with { type: 'json' };
import type { CardSet } from './card-set.ts';
import { loadSet, type TextFile } from './load-set.ts';

const files: CardSetFiles = built;
let loaded: CardSet | undefined;

/** The built-in card set. A fault in it is a fault of ours, so it throws. */
export function coreSet(): CardSet {
  loaded ??= loadCore();
  return loaded;
}

/** The lists of the built-in decks. */
export const coreDeckFiles = (): readonly TextFile[] =>
  filesIn(files, 'decks').map(({ path, text }) => ({ name: path, text }));

function loadCore(): CardSet {
  const { set, problems } = loadSet(fileAt('cards/card_list.csv'), fileAt('cards/lore.csv'));
  if (problems.length === 0) return set;
  throw new Error(`The built-in card set has errors.\n${problems.map(problemLine).join('\n')}`);
}

function fileAt(name: string): TextFile {
  const found = files.files.find(({ path }) => path === name);
  if (!found) throw new Error(`The built-in card set has no ${name}.`);
  return { name, text: found.text };
}
