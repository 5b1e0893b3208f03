import { type BroughtCards, fileProblem, type Problem, type TextFile } from '@cardscape/kernel';
import type { Deck } from '../decks/deck.ts';
import { readDeck } from '../decks/read-deck.ts';
import { cardSet, nameKey } from '../set/card-set.ts';
import { loadSet } from '../set/load-set.ts';
import { type Collection, collectionOf } from './collection.ts';

/** A collection with cards that someone brought, or what is wrong with these. */
export type Joined =
  | { readonly collection: Collection; readonly own: ReadonlySet<string> }
  | { readonly problems: readonly Problem[] };

/**
 * Joins brought cards and decks to the built-in ones, or lets them stand alone. A card or deck takes the
 * place of a built-in one of its name. What is wrong with one of them refuses them all.
 */
export function joinCards(builtIn: Collection, { files, alone = false }: BroughtCards): Joined {
  const sorted = sortFiles(files);
  if (sorted.problems.length > 0) return sorted;
  const { list, lore, decks } = sorted;
  if (alone && !list) return { problems: [noCards(files)] };
  const brought = list ? loadSet(list, lore) : { set: cardSet([]), problems: [] };
  const { designs } = brought.set;
  const cards = alone ? brought.set : cardSet(replaced(builtIn.cardSet.designs, designs));
  const lists = decks.map(({ path, text }) => readDeck(text, path, cards));
  const problems = [...brought.problems, ...lists.flatMap((one) => one.problems)];
  if (problems.length > 0) return { problems };
  const own = lists.map(({ deck }, place) => named(deck, decks[place] as TextFile));
  return {
    collection: collectionOf(cards, alone ? own : replaced(builtIn.decks, own)),
    own: new Set(designs.map(({ name }) => name)),
  };
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

/** What has been brought, by what it is. */
interface Sorted {
  readonly list: TextFile | undefined;
  readonly lore: TextFile | undefined;
  readonly decks: readonly TextFile[];
  readonly problems: readonly Problem[];
}

function sortFiles(files: readonly TextFile[]): Sorted {
  const of = (kind: FileKind | undefined) => files.filter((file) => kindOf(file) === kind);
  const [lists, lores] = [of('card list'), of('lore')];
  const [list] = lists;
  const [lore] = lores;
  return {
    list,
    lore,
    decks: of('deck'),
    problems: [
      ...of(undefined).map(strangeFile),
      ...[...lists.slice(1), ...lores.slice(1)].map(secondFile),
      ...(lore && !list ? [loreAlone(lore)] : []),
    ],
  };
}

type FileKind = 'card list' | 'lore' | 'deck';

/** A deck is a text; lore and card lists are tables, told apart by their columns. */
function kindOf({ path, text }: TextFile): FileKind | undefined {
  if (/\.txt$/i.test(path)) return 'deck';
  if (!/\.csv$/i.test(path)) return undefined;
  const [header = ''] = text.split(/\r\n|\r|\n/, 1);
  const columns = header.toUpperCase().split(/[;\s"\ufeff]+/);
  return columns.includes('LORE') && !columns.includes('TYPE') ? 'lore' : 'card list';
}

const EXPECTED = ['a card list (.csv)', 'lore (.csv)', 'a deck (.txt)'];

function strangeFile({ path }: TextFile): Problem {
  const message = `This is no file of TTCG; expected ${EXPECTED.join(', ')}.`;
  return fileProblem(path, { found: 'another file', expected: EXPECTED, message });
}

function secondFile(file: TextFile): Problem {
  const kind = kindOf(file) === 'lore' ? 'lore file' : 'card list';
  const message = `This is a second ${kind}; put all cards into one.`;
  return fileProblem(file.path, { found: `a second ${kind}`, expected: [`one ${kind}`], message });
}

function loreAlone({ path }: TextFile): Problem {
  const message = 'There is lore, but no card list that it belongs to.';
  return fileProblem(path, { found: 'lore alone', expected: ['a card list, too'], message });
}

function noCards(files: readonly TextFile[]): Problem {
  const message = 'There is no card list to play with alone.';
  const found = files.length === 0 ? 'no file' : 'no card list';
  return fileProblem(files[0]?.path ?? 'cards', { found, expected: ['a card list'], message });
}
