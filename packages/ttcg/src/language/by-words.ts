/** Something that is done with a tree, and the words without which it would do nothing. */
interface AboutWords {
  /** Names of fields, or what stands in them; absent: it is done whatever a tree says. */
  readonly about?: readonly string[];
}

/** The words that are in a tree: a bit for each list of words that something is about. */
export type Said = number;

/** Lists fit into the bits of a number; the first is for what is done in any case. */
const MOST_LISTS = 31;
const ANYTHING: Said = 1;

/**
 * Things that are done with trees, one after the other. A tree is looked through once for all of them, and only
 * those are done that are about something it says.
 */
export class ByWords<One extends AboutWords> {
  /** All of them, and the bits of their words. */
  readonly all: readonly (One & { readonly words: Said })[];
  private readonly bits = new Map<string, Said>();

  constructor(all: readonly One[]) {
    const lists = new Map<string, Said>();
    this.all = all.map((one) => ({ ...one, words: this.learn(one.about, lists) }));
    if (lists.size > MOST_LISTS) throw new Error(`there are ${lists.size} lists of words`);
  }

  private learn(about: readonly string[] | undefined, lists: Map<string, Said>): Said {
    if (!about) return ANYTHING;
    const list = about.join();
    const known = lists.get(list);
    if (known !== undefined) return known;
    const bit = 2 << lists.size;
    lists.set(list, bit);
    for (const word of about) this.bits.set(word, this.bit(word) | bit);
    return bit;
  }

  /** What a tree says of the words that these are about. */
  saidIn(tree: unknown): Said {
    return ANYTHING | this.wordsIn(tree);
  }

  /** What words stand for in a tree that says them. */
  saidBy(words: readonly string[]): Said {
    return words.reduce((said, word) => said | this.bit(word), 0);
  }

  private wordsIn(part: unknown): Said {
    if (typeof part === 'string') return this.bit(part);
    if (typeof part !== 'object' || part === null) return 0;
    let said = 0;
    if (Array.isArray(part)) {
      for (const item of part) said |= this.wordsIn(item);
      return said;
    }
    const node = part as Readonly<Record<string, unknown>>;
    for (const key in node) said |= this.bit(key) | this.wordsIn(node[key]);
    return said;
  }

  private bit(word: string): Said {
    return this.bits.get(word) ?? 0;
  }
}
