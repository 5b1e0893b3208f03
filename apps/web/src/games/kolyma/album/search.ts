import type { CardSet, SpecialCard } from '@cardscape/kolyma';
import { countCards } from '../../../table/set-up/countCards.ts';

/** What a look through the special cards asks for. */
export interface Search {
  /** Words that must all be there: in the name, the text or the English. */
  readonly words: string;
  /** Keywords that must all be used. */
  readonly keywords: readonly string[];
  /** The ground the picture stands on. */
  readonly ground: string;
  readonly order: Order;
}

/** The ways cards can be put in order. */
export const orders = {
  set: 'Set order',
  name: 'Name',
  short: 'Shortest program first',
  played: 'Most played first',
} as const;

/** A way cards can be put in order. */
export type Order = keyof typeof orders;

/** A search that finds everything. */
export const everything: Search = { words: '', keywords: [], ground: '', order: 'set' };

/** A search as the address keeps it; nothing for one that finds everything. */
export function writeSearch({ words, keywords, ground, order }: Search): string {
  const said = new URLSearchParams();
  if (words !== '') said.set('words', words);
  for (const keyword of keywords) said.append('keyword', keyword);
  if (ground !== '') said.set('ground', ground);
  if (order !== 'set') said.set('order', order);
  return String(said);
}

/** The search that was written so; what is not known to it is left out. */
export function readSearch(written: string): Search {
  if (written === '') return everything;
  const said = new URLSearchParams(written);
  const order = said.get('order') ?? 'set';
  return {
    words: said.get('words') ?? '',
    keywords: said.getAll('keyword'),
    ground: said.get('ground') ?? '',
    order: Object.hasOwn(orders, order) ? (order as Order) : 'set',
  };
}

/** The special cards that a search finds, in its order. */
export function findSpecials(set: CardSet, search: Search): SpecialCard[] {
  const words = search.words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = set.specials.filter((card) => {
    const said = `${card.name} ${card.text} ${card.english} ${card.keywords.join(' ')}`;
    return (
      words.every((word) => said.toLowerCase().includes(word)) &&
      search.keywords.every((keyword) => usesKeyword(card, keyword)) &&
      (search.ground === '' || card.art.split(' ').at(-1) === search.ground)
    );
  });
  switch (search.order) {
    case 'set':
      return found;
    case 'name':
      return found.sort((a, b) => a.name.localeCompare(b.name));
    case 'short':
      return found.sort((a, b) => a.keywords.length - b.keywords.length);
    case 'played': {
      const copies = countCards(set.characters.flatMap(({ deck }) => deck));
      const count = ({ name }: SpecialCard) => copies.get(name) ?? 0;
      return found.sort((a, b) => count(b) - count(a));
    }
  }
}

/** Whether a card uses a keyword; keyword names ignore case (R-K5). */
function usesKeyword({ keywords }: SpecialCard, keyword: string): boolean {
  return keywords.some((used) => used.toUpperCase() === keyword.toUpperCase());
}

/** The characters who play a card, and how often. */
export function playersOf(set: CardSet, card: string): { name: string; copies: number }[] {
  return set.characters
    .map(({ name, deck }) => ({ name, copies: deck.filter((each) => each === card).length }))
    .filter(({ copies }) => copies > 0);
}
