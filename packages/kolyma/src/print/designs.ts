import { type CardPrint, digest } from '@cardscape/kernel';
import type { AnyCard, CardSet } from '../files/set-types.ts';
import { printOf } from './prints.ts';

/** The designs of a set by their names, which are their ids. */
export interface Designs {
  readonly names: readonly string[];
  print(name: string): CardPrint | undefined;
  hash(name: string): string | undefined;
}

const known = new WeakMap<CardSet, Designs>();

/** The designs of a set; made once for each set, so that a card is known by its print. */
export function designsOf(set: CardSet): Designs {
  const found = known.get(set) ?? makeDesigns(set);
  known.set(set, found);
  return found;
}

function makeDesigns(set: CardSet): Designs {
  const byName = new Map<string, AnyCard[]>();
  for (const any of cardsOf(set)) {
    const others = byName.get(any.card.name);
    if (others) others.push(any);
    else byName.set(any.card.name, [any]);
  }
  return {
    names: [...byName.keys()],
    print: remembered(byName, ([first]) => printOf(first as AnyCard)),
    // A number card or a character may share its name with a special card: they change together.
    hash: remembered(byName, (cards) => digest(cards.map(whatMatters))),
  };
}

function cardsOf({ specials, numbers, characters }: CardSet): AnyCard[] {
  return [
    ...specials.map((card): AnyCard => ({ kind: 'special', card })),
    ...numbers.map((card): AnyCard => ({ kind: 'number', card })),
    ...characters.map((card): AnyCard => ({ kind: 'character', card })),
  ];
}

function remembered<Result>(
  byName: ReadonlyMap<string, readonly AnyCard[]>,
  make: (cards: readonly AnyCard[]) => Result,
): (name: string) => Result | undefined {
  const made = new Map<string, Result>();
  return (name) => {
    const cards = byName.get(name);
    if (!cards) return undefined;
    const result = made.get(name) ?? make(cards);
    made.set(name, result);
    return result;
  };
}

/** What is printed on a card and what it does; its picture does not matter for play. */
function whatMatters({ kind, card }: AnyCard): object {
  if (kind === 'special') return { kind, text: card.text, program: card.program };
  if (kind === 'number') return { kind, value: card.value, colour: card.colour };
  return { kind, deck: card.deck };
}

/** The prints of a set by the names of its cards. */
export function printsOf(set: CardSet): Designs['print'] {
  return designsOf(set).print;
}
