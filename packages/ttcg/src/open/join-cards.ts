import { type BroughtCards, fileProblem, type Problem, type TextFile } from '@cardscape/kernel';
import type { Deck } from '../decks/deck.ts';
import { readDeck } from '../decks/read-deck.ts';
import { cardSet, nameKey } from '../set/card-set.ts';
import { loadSet } from '../set/load-set.ts';
import { readSubtypeWords } from '../set/subtype-words.ts';
import { type Collection, collectionOf } from './collection.ts';
import { sortFiles } from './sort-files.ts';

/** A collection with cards that someone brought. */
export interface JoinedCards {
  readonly collection: Collection;
  /** The names of the designs that were brought. */
  readonly own: ReadonlySet<string>;
  /** The decks that were brought, each with its file. */
  readonly ownDecks: readonly { readonly deck: Deck; readonly file: TextFile }[];
  /** What was left out, and warnings. */
  readonly problems: readonly Problem[];
}

/**
 * Joins brought cards and decks to the built-in ones, or lets them stand alone. A card or deck takes the
 * place of a built-in one of its name (R-T121). What is wrong with one of them leaves it out; they are
 * refused together where a file is out of place, or none of the cards can be used.
 */
export function joinCards(
  builtIn: Collection,
  { files, alone = false }: BroughtCards,
): { readonly joined: JoinedCards } | { readonly problems: readonly Problem[] } {
  const sorted = sortFiles(files);
  if (sorted.problems.length > 0) return { problems: sorted.problems };
  const { list, lore, decks } = sorted;
  if (alone && !list) return { problems: [noCards(files)] };
  const words = sorted.words.map(readSubtypeWords);
  const taken = new Set(alone ? [] : builtIn.cardSet.designs.map(({ name }) => nameKey(name)));
  const beside = { lore, words: words.flatMap((each) => each.words), taken };
  const brought = list ? loadSet(list, beside) : { set: cardSet([]), problems: [] };
  const { designs } = brought.set;
  const wrong = [...words.flatMap((each) => each.problems), ...brought.problems];
  if (list && designs.length === 0 && wrong.length > 0) return { problems: wrong };
  const cards = alone ? brought.set : cardSet(replaced(builtIn.cardSet.designs, designs));
  const lists = decks.map(({ path, text }) => readDeck(text, path, cards));
  const ownDecks = lists.flatMap(({ deck, problems }, place) => {
    const file = decks[place] as TextFile;
    return problems.length === 0 ? [{ deck: named(deck, file), file }] : [];
  });
  const own = ownDecks.map(({ deck }) => deck);
  const joined = {
    collection: collectionOf(cards, alone ? own : replaced(builtIn.decks, own)),
    own: new Set(designs.map(({ name }) => name)),
    ownDecks,
    problems: [...wrong, ...lists.flatMap((one) => one.problems)],
  };
  return { joined };
}

/** The old ones, each in its place or replaced by a new one of its name; then the other new ones. */
function replaced<Thing extends { readonly name: string }>(
  old: readonly Thing[],
  added: readonly Thing[],
): Thing[] {
  const byName = new Map(added.map((one) => [nameKey(one.name), one]));
  const known = new Set(old.map(({ name }) => nameKey(name)));
  return [
    ...old.map((one) => byName.get(nameKey(one.name)) ?? one),
    ...added.filter(({ name }) => !known.has(nameKey(name))),
  ];
}

/** A deck goes by the name of its file if it has none of its own. */
function named(deck: Deck, { path }: TextFile): Deck {
  const [, file = path] = /([^/]+?)(?:\.[^./]*)?$/.exec(path) ?? [];
  return deck.name === '' ? { ...deck, name: file } : deck;
}

function noCards(files: readonly TextFile[]): Problem {
  const message = 'There is no card list to play with alone.';
  const found = files.length === 0 ? 'no file' : 'no card list';
  return fileProblem(files[0]?.path ?? 'cards', { found, expected: ['a card list'], message });
}
