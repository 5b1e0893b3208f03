import type { Deck } from '../decks/deck.ts';
import { cardPrint, type TtcgPrint } from '../print/card-print.ts';
import { designHash } from '../print/design-hash.ts';
import { type CardBook, cardBook, nameOf } from '../rules/book/book.ts';
import type { CardSet } from '../set/card-set.ts';
import type { Tier } from '../set/design.ts';

/** Cards and decks to play with, and what has been worked out of them. */
export interface Collection {
  readonly cardSet: CardSet;
  readonly decks: readonly Deck[];
  readonly book: CardBook;
  /** The print of a card, by what a table card carries: `Name`, or `Name|5` in a tier. */
  print(card: string): TtcgPrint | undefined;
  /** The hash of a design, by its name. */
  hash(name: string): string | undefined;
}

/** A collection of these cards and decks. */
export function collectionOf(cardSet: CardSet, decks: readonly Deck[]): Collection {
  const prints = new Map<string, TtcgPrint>();
  const hashes = new Map<string, string>();
  return {
    cardSet,
    decks,
    book: cardBook(cardSet),
    print(card) {
      const design = cardSet.find(nameOf(card));
      const tier = tierOf(card);
      if (!design || tier === undefined) return undefined;
      const key = `${design.name}|${tier}`;
      const print = prints.get(key) ?? sharingArt(prints, cardPrint(design, tier));
      prints.set(key, print);
      return print;
    },
    hash(name) {
      const design = cardSet.find(name);
      if (!design) return undefined;
      const hash = hashes.get(design.name) ?? designHash(design);
      hashes.set(design.name, hash);
      return hash;
    },
  };
}

/** A picture is known by what it shows: all tiers of a design have the same. */
function sharingArt(prints: ReadonlyMap<string, TtcgPrint>, print: TtcgPrint): TtcgPrint {
  const other = TIERS.map((tier) => prints.get(`${print.name}|${tier}`)).find(Boolean);
  return other ? { ...print, art: other.art } : print;
}

const TIERS: readonly Tier[] = [0, 1, 2, 3, 4, 5];

/** The tier that a table card carries; nothing if there is no such tier. */
export function tierOf(card: string): Tier | undefined {
  const name = nameOf(card);
  const written = name === card ? '0' : card.slice(name.length + 1);
  return TIERS.find((tier) => String(tier) === written);
}
