import type { CardSet } from './card-set.ts';
import { CARD_LIST, LORE } from './core-files.ts';
import { loadSet, type TextFile } from './load-set.ts';
import { problemLine } from './problem.ts';

/** The files of the built-in card set, as a designer would hand them in. */
const coreFiles: { readonly cards: TextFile; readonly lore: TextFile } = {
  cards: { name: 'card_list.csv', text: CARD_LIST },
  lore: { name: 'lore.csv', text: LORE },
};

let loaded: CardSet | undefined;

/** The built-in card set. A fault in it is a fault of ours, so it throws. */
export function coreSet(): CardSet {
  loaded ??= loadCore();
  return loaded;
}

function loadCore(): CardSet {
  const { set, problems } = loadSet(coreFiles.cards, coreFiles.lore);
  if (problems.length === 0) return set;
  throw new Error(`The built-in card set has errors.\n${problems.map(problemLine).join('\n')}`);
}
