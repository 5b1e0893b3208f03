import type { Words } from '../../english/words.ts';
import type { Sentence } from './seen-match.ts';

/** Collects sentences, each once, with the names of the cards they speak of. */
export class Phrasebook {
  readonly sentences: Sentence[] = [];
  /** By the numbers of the cards. */
  readonly names: Record<string, string> = {};
  readonly #places = new Map<string, number>();

  /** The number of a sentence. */
  place(words: Words): number {
    const sentence = words.map((word) => {
      if (typeof word === 'string' || word.card === undefined)
        return typeof word === 'string' ? word : word.name;
      this.names[word.card] ??= word.name;
      return this.names[word.card] === word.name ? word.card : word.name;
    });
    const written = JSON.stringify(sentence);
    const known = this.#places.get(written);
    if (known !== undefined) return known;
    this.#places.set(written, this.sentences.length);
    return this.sentences.push(sentence) - 1;
  }
}
