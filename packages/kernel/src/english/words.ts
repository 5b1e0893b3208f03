import type { CardId } from '../cards/cards.ts';

/** A card named in a sentence. */
export interface CardMention {
  readonly card?: CardId;
  readonly name: string;
}

/** A sentence in which cards are named, so that a screen can link them. */
export type Words = readonly (string | CardMention)[];

/** The sentence as plain text. */
export function plain(words: Words): string {
  return words.map((word) => (typeof word === 'string' ? word : word.name)).join('');
}
