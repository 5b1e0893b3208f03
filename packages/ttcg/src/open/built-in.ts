import { type CardSetFiles, filesIn, problemLine, type TextFile } from '@cardscape/kernel';
import { readDeck } from '../decks/read-deck.ts';
import { loadSet } from '../set/load-set.ts';
import { type Collection, collectionOf } from './collection.ts';

const read = new WeakMap<CardSetFiles['files'], Collection>();

/** The cards and decks of a set. A fault in them is a fault of ours, so it throws. */
export function builtInOf(set: CardSetFiles): Collection {
  const known = read.get(set.files);
  if (known) return known;
  const made = readBuiltIn(set);
  read.set(set.files, made);
  return made;
}

function readBuiltIn(files: CardSetFiles): Collection {
  const lore = fileAt(files, 'cards/lore.csv');
  const { set, problems } = loadSet(fileAt(files, 'cards/card_list.csv'), { lore });
  const lists = filesIn(files, 'decks').map(({ path, text }) => readDeck(text, path, set));
  const faults = [...problems, ...lists.flatMap((list) => list.problems)];
  if (faults.length > 0)
    throw new Error(`The set ${files.id} has errors.\n${faults.map(problemLine).join('\n')}`);
  return collectionOf(
    set,
    lists.map(({ deck }) => deck),
  );
}

function fileAt({ id, files }: CardSetFiles, wanted: string): TextFile {
  const found = files.find(({ path }) => path === wanted);
  if (!found) throw new Error(`The set ${id} has no ${wanted}.`);
  return found;
}
