import { elementsOf, type LoadedCard, readFolder } from '../cards/index.ts';
import type { CardBook } from '../rules/book.ts';
import { openBook } from '../rules/open-book.ts';
import { cardFiles } from './core-files.ts';

let loaded: readonly LoadedCard[] | undefined;

/** The cards of the built-in set. A fault in them is a fault of ours, so it throws. */
export function coreCards(): readonly LoadedCard[] {
  loaded ??= load();
  return loaded;
}

function load(): readonly LoadedCard[] {
  const { cards, problems } = readFolder(cardFiles());
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return cards;
  const lines = errors.map(({ file, line, message }) => `${file}:${line}: ${message}`);
  throw new Error(`The built-in card set has errors.\n${lines.join('\n')}`);
}

/** A book of the built-in set, or of loaded cards beside it or in its place. */
export function bookOf(cards: readonly LoadedCard[] = coreCards()): CardBook {
  const playable = cards.map(({ design, script }) => ({ design, chunk: script?.chunk }));
  return openBook(playable, elementsOf(cards.map(({ design }) => design)));
}
