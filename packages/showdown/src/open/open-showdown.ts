import {
  type CardPrint,
  digest,
  type Opening,
  type OpenRequest,
  type PlayerNames,
  refused,
} from '@cardscape/kernel';
import type { LoadedCard } from '../cards/index.ts';
import { printOf, rarityOf } from '../print/card-print.ts';
import { factsIn } from '../print/facts.ts';
import { catalogueOf } from '../profiles/catalogue.ts';
import { evaluateView } from '../rules/bots/evaluate.ts';
import { goOn } from '../rules/bots/go-on.ts';
import { showdown } from '../rules/showdown.ts';
import type { ShowdownOptions } from '../rules/turn/setup.ts';
import type { SavedPosition } from '../trial/position.ts';
import { showdownAt } from '../trial/showdown-at.ts';
import { tableText } from '../words/table-text.ts';
import { arrange } from './arrange.ts';
import { consult } from './consult.ts';
import { type OpenCards, openCards } from './open-cards.ts';
import { openPosition } from './open-position.ts';
import type { ShowdownOpened } from './opened.ts';
import { readOptions } from './read-options.ts';

/** Moves on when views or events change their shape. */
const VIEW_VERSION = 2;
/** Before version 2 a view did not say for how many attacks a field holds. */
const OLDEST_VIEW = 1;

/** Opens Showdown: checks the cards, the options and the position that are given. */
export function openShowdown(request: OpenRequest): Opening<ShowdownOpened> {
  const { set, cards: brought, options: wanted } = request;
  const cards = openCards(set, brought);
  const { position: begun } = request;
  const laid = begun === undefined ? undefined : openPosition(begun, cards.book);
  if (laid && 'problems' in laid) return refused(laid.problems);
  const read = wanted === undefined ? undefined : readOptions(wanted, cards.book, Boolean(laid));
  if (read && 'problems' in read) return refused(read.problems);
  const position = laid?.position;
  const parts = partsOf(cards);
  const { book, builtIn, own, all, sprites, problems } = cards;
  return {
    opened: {
      ...parts,
      game: position ? showdownAt(book, position) : showdown(book),
      set: { id: set.id, hash: set.hash },
      cards: brought,
      position,
      options: read?.options,
      problems,
      book,
      builtIn,
      own,
      sprites,
      takingPart: ({ table }) => [...new Set(table.cards.map(({ design }) => design))],
      viewVersion: VIEW_VERSION,
      oldestView: OLDEST_VIEW,
      bots: { evaluate: evaluateView, policy: goOn },
      consult: (state, seat, question) => consult(cards, parts.find, state, seat, question),
      tableText: (view) => tableText(book, view),
      sides: () => all.flatMap(({ design: { type, name } }) => (type === 'char' ? [{ name }] : [])),
      sideNames,
      variants: [],
      arrange(wishes, random) {
        if (position) return { options: optionsIn(position) };
        const designs = all.map(({ design }) => design);
        const arranged = arrange(designs, wishes, random);
        return 'problems' in arranged ? refused(arranged.problems) : arranged;
      },
    },
  };
}

type Parts = Pick<ShowdownOpened, 'find' | 'catalogue' | 'designs' | 'designHash' | 'print'>;

const known = new WeakMap<OpenCards, Parts>();

/** What follows from the cards alone: made once for them. */
function partsOf(cards: OpenCards): Parts {
  const parts = known.get(cards) ?? makeParts(cards);
  known.set(cards, parts);
  return parts;
}

function makeParts({ all, builtIn, own }: OpenCards): Parts {
  const byName = new Map(all.map((card) => [card.design.name, card]));
  const find = (name: string) => byName.get(name);
  const brought = new Set(own);
  const hashes = new Map<string, string>();
  const prints = new Map<string, CardPrint>();
  return {
    find,
    catalogue: catalogueOf([...builtIn, ...own].map(({ design }) => design)),
    designs: () =>
      all.map((card) => {
        const { name } = card.design;
        return { id: name, name, rarity: rarityOf(card.design), own: brought.has(card) };
      }),
    designHash: (name) => made(hashes, name, find(name), hashOf),
    print: (name) => made(prints, name, find(name), ({ design }) => printOf(design)),
  };
}

function made<Item>(
  items: Map<string, Item>,
  name: string,
  card: LoadedCard | undefined,
  make: (card: LoadedCard) => Item,
): Item | undefined {
  const item = items.get(name) ?? (card && make(card));
  if (item !== undefined) items.set(name, item);
  return item;
}

/** What a card is in a match: how rare it is, what it costs and its picture are nothing to that. */
function hashOf({ design, script }: LoadedCard): string {
  const { rarity: _, ...facts } = factsIn(design);
  return digest({ ...facts, name: design.name, script: script?.source ?? '' });
}

const UNKNOWN: PlayerNames = ['First player', 'Second player'];

function sideNames({ characters: [one, other] }: ShowdownOptions): PlayerNames {
  return [one || UNKNOWN[0], other || UNKNOWN[1]];
}

/** The options of a match that begins in a position: its cards are there already. */
function optionsIn({ players: [one, other] }: SavedPosition): ShowdownOptions {
  return { characters: [one.character ?? '', other.character ?? ''], decks: [[], []] };
}
