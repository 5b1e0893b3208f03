import type { Words } from '../../english/words.ts';
import type { Sentence } from './seen-match.ts';

/** How much a phrasebook held at some moment. */
export interface PhrasebookMark {
  readonly sentences: number;
  readonly named: number;
}

/** Collects sentences, each once, with the names of the cards they speak of. */
export class Phrasebook {
  readonly #sentences: Sentence[] = [];
  /** The names of cards by their numbers, in the order in which they were first named. */
  readonly #names = new Map<number, string>();
  readonly #places = new Map<string, number>();

  get sentences(): Sentence[] {
    return [...this.#sentences];
  }

  /** By the numbers of the cards. */
  get names(): Record<string, string> {
    return Object.fromEntries(this.#names);
  }

  /** The number of a sentence. */
  place(words: Words): number {
    const sentence = words.map((word) => {
      if (typeof word === 'string' || word.card === undefined)
        return typeof word === 'string' ? word : word.name;
      if (!this.#names.has(word.card)) this.#names.set(word.card, word.name);
      return this.#names.get(word.card) === word.name ? word.card : word.name;
    });
    const written = JSON.stringify(sentence);
    const known = this.#places.get(written);
    if (known !== undefined) return known;
    this.#places.set(written, this.#sentences.length);
    return this.#sentences.push(sentence) - 1;
  }

  mark(): PhrasebookMark {
    return { sentences: this.#sentences.length, named: this.#names.size };
  }

  /** Forgets all that was said since. */
  backTo({ sentences, named }: PhrasebookMark): void {
    for (const gone of this.#sentences.splice(sentences)) this.#places.delete(JSON.stringify(gone));
    for (const card of [...this.#names.keys()].slice(named)) this.#names.delete(card);
  }
}
