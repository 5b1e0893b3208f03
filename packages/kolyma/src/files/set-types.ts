import type { Place } from '@cardscape/kernel';
import type { Program } from '../language/tree.ts';

/** A special card as loaded: its program compiled, its English printed. */
export interface SpecialCard {
  name: string;
  /** The words on the card: its own text, or the printed English if it has none. */
  text: string;
  /** Words for its picture, or an image file name; empty if the file gives none. */
  art: string;
  keywords: string[];
  values: number[];
  program: Program;
  /** What the program does, printed from the tree. */
  english: string;
}

/** A number card; `colour` is its colour class, 0 to 5 (R-K8). */
export interface NumberCard {
  name: string;
  value: number;
  colour: number;
}

/** A character and the special cards they play with, by name; a name may stand more than once. */
export interface Character {
  name: string;
  art: string;
  deck: string[];
}

/** Everything a match can be played with. */
export interface CardSet {
  specials: SpecialCard[];
  numbers: NumberCard[];
  characters: Character[];
}

/** One sound entry of a file, with the place of its name. */
export type CardEntry = { at: Place } & (
  | { kind: 'special'; card: SpecialCard }
  | { kind: 'number'; card: NumberCard }
  | { kind: 'character'; card: Character; deckAt: Place[] }
);

/** A card or character, and which of them it is. */
export type AnyCard =
  | { readonly kind: 'special'; readonly card: SpecialCard }
  | { readonly kind: 'number'; readonly card: NumberCard }
  | { readonly kind: 'character'; readonly card: Character };
