import { inData, type Opening, type OpenRequest, type Problem, refused } from '@cardscape/kernel';
import { asFile, isFile } from '@cardscape/kernel/json';
import { readPositionFile } from './files/position-file.ts';
import type { CardSet } from './files/set-types.ts';
import type { KolymaOpened } from './opened.ts';
import { designsOf } from './print/designs.ts';
import { deckBook } from './rules/deck-book.ts';
import { evaluateView } from './rules/evaluate.ts';
import { kolyma } from './rules/kolyma.ts';
import { openPosition, type Position } from './rules/position.ts';
import type { KolymaState } from './rules/state.ts';
import { arrange } from './set/arrange.ts';
import { type OpenCards, openCards } from './set/open-cards.ts';
import { readOptions } from './set/read-options.ts';
import { tableText } from './words/table-text.ts';

/** Opens Kolyma: checks the cards, the options and the position that are given, and plays with them. */
export function openKolyma(request: OpenRequest): Opening<KolymaOpened> {
  const cards = openCards(request.set, request.cards);
  if ('problems' in cards) return refused(cards.problems);
  const options =
    request.options === undefined ? undefined : readOptions(request.options, cards.set);
  const position =
    request.position === undefined ? undefined : readPosition(request.position, cards.set);
  const problems = [options, position].flatMap((read) =>
    read && 'problems' in read ? read.problems : [],
  );
  if (problems.length > 0) return refused(problems);
  return {
    opened: openedWith(request, cards, {
      options: options && 'options' in options ? options.options : undefined,
      position: position && 'position' in position ? position.position : undefined,
    }),
  };
}

function openedWith(
  { set: { id, hash }, cards, position: given }: OpenRequest,
  { set, own, warnings }: OpenCards,
  { options, position }: Pick<KolymaOpened, 'options'> & { position: Position | undefined },
): KolymaOpened {
  // The number cards of a position may be others than those of the set.
  const cardSet = position ? openPosition(set, position).book.set : set;
  const designs = designsOf(cardSet);
  const book = deckBook(cardSet);
  return {
    game: kolyma(set, position),
    set: { id, hash },
    cards,
    // Records keep what a file says, not the file.
    position: isFile(given) ? JSON.parse(given.text) : given,
    options,
    problems: warnings,
    cardSet,
    designs: () => designs.names.map((name) => ({ id: name, name, rarity: 0, own: own.has(name) })),
    designHash: designs.hash,
    takingPart,
    print: designs.print,
    viewVersion: 1,
    bots: { evaluate: evaluateView },
    consult: () => undefined,
    tableText: (view) => tableText(book, view),
    sides: () => cardSet.characters.map(({ name }) => ({ name })),
    sideNames: ({ characters }) => characters,
    variants: [],
    arrange(wishes, random) {
      const arranged = arrange(cardSet, wishes, random);
      return 'problems' in arranged ? refused(arranged.problems) : arranged;
    },
  };
}

/** The characters, and every card that lies somewhere. */
function takingPart({ players, table }: KolymaState): string[] {
  const characters = players.map(({ character }) => character);
  return [...new Set([...characters, ...table.cards.map(({ design }) => design)])];
}

function readPosition(
  given: unknown,
  set: CardSet,
): { readonly position: Position } | { readonly problems: readonly Problem[] } {
  const { path, text } = asFile(given, 'position');
  const result = readPositionFile(text, path, set);
  if ('read' in result) return { position: result.read.position };
  return { problems: isFile(given) ? result.errors : result.errors.map(inData) };
}
