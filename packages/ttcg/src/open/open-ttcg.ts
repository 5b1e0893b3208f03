import { type Opening, type OpenRequest, refused } from '@cardscape/kernel';
import { nameOf } from '../rules/book/book.ts';
import { deckKeys } from '../rules/book/deck-keys.ts';
import { evaluateView } from '../rules/evaluate.ts';
import type { TtcgState } from '../rules/position/state.ts';
import { type TtcgGame, type TtcgOptions, ttcgOf } from '../rules/ttcg.ts';
import { goOn } from '../rules/turn/go-on.ts';
import { buildPosition } from '../trial/build-position.ts';
import type { Position } from '../trial/position.ts';
import { tableText } from '../words/table-text.ts';
import { arrange, legalDecks, VARIANTS } from './arrange.ts';
import { builtInOf } from './built-in.ts';
import { cardsOf } from './cards-of.ts';
import type { Collection } from './collection.ts';
import { consult } from './consult.ts';
import { type JoinedCards, joinCards } from './join-cards.ts';
import type { TtcgOpened } from './opened.ts';
import { readOptions } from './read-options.ts';
import { readMatchPosition } from './read-position.ts';

/** Opens TTCG: checks the cards, the options and the position that are given, and plays with them. */
export function openTtcg(request: OpenRequest): Opening<TtcgOpened> {
  const builtIn = builtInOf(request.set);
  const joining = request.cards
    ? joinCards(builtIn, request.cards)
    : { joined: { collection: builtIn, ...NOTHING_BROUGHT } };
  if ('problems' in joining) return refused(joining.problems);
  const { joined } = joining;
  const { cardSet } = joined.collection;
  const options = request.options === undefined ? undefined : readOptions(request.options, cardSet);
  if (options && 'problems' in options) return refused(options.problems);
  const edition = options?.options.edition;
  const position =
    request.position === undefined
      ? undefined
      : readMatchPosition(request.position, cardSet, edition);
  if (position && 'problems' in position) return refused(position.problems);
  return { opened: openedWith(request, joined, options?.options, position?.position) };
}

const NOTHING_BROUGHT: Omit<JoinedCards, 'collection'> = {
  own: new Set(),
  ownDecks: [],
  problems: [],
};

function openedWith(
  { set: { id, hash }, cards }: OpenRequest,
  joined: JoinedCards,
  options: TtcgOptions | undefined,
  position: Position | undefined,
): TtcgOpened {
  const { collection, own, problems } = joined;
  const { cardSet, decks, book } = collection;
  return {
    game: position ? beginningAt(collection, position) : ttcgOf(book),
    set: { id, hash },
    cards,
    position,
    options,
    problems,
    cardSet,
    decks,
    designs: () =>
      cardSet.designs.map(({ name, rarity }) => ({ id: name, name, rarity, own: own.has(name) })),
    designHash: collection.hash,
    takingPart: (first) => takingPart(collection, first),
    cardsOf: (designs) => cards && cardsOf(designs, joined, cards),
    print: collection.print,
    viewVersion: 1,
    bots: { evaluate: evaluateView, policy: goOn },
    consult: (state, seat, question) => consult(book, state, seat, question),
    tableText: (view) => tableText(cardSet, view),
    sides: () => sidesOf(collection),
    sideNames: ({ decks: played }) => [
      deckName(collection, played[0], 'First deck'),
      deckName(collection, played[1], 'Second deck'),
    ],
    variants: VARIANTS,
    arrange(wishes, random) {
      const arranged = arrange(collection, wishes, random);
      return 'problems' in arranged ? refused(arranged.problems) : arranged;
    },
  };
}

/** TTCG that begins in the middle; the seed decides what chance brings unless the position has one. */
function beginningAt({ book }: Collection, position: Position): TtcgGame {
  const setup: TtcgGame['setup'] = (_, seed) => ({
    state: buildPosition(book, { seed, ...position }),
    events: [],
  });
  return { ...ttcgOf(book), setup };
}

function takingPart({ cardSet }: Collection, { table }: TtcgState): string[] {
  const names = table.cards.map(({ design }) => cardSet.find(nameOf(design))?.name);
  return [...new Set(names)].filter((name) => name !== undefined);
}

function sidesOf(collection: Collection): ReturnType<TtcgOpened['sides']> {
  const legal = VARIANTS.map((variant) => ({ variant, decks: legalDecks(collection, variant) }));
  return collection.decks.map((deck) => ({
    name: deck.name,
    variants: legal.filter(({ decks }) => decks.includes(deck)).map(({ variant }) => variant),
  }));
}

/** A deck of the collection goes by its name. */
function deckName({ decks }: Collection, keys: readonly string[], otherwise: string): string {
  const written = [...keys].sort().join();
  return decks.find((deck) => deckKeys(deck).sort().join() === written)?.name ?? otherwise;
}
