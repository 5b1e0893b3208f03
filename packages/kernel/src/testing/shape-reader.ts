/** A way to a value, and a kind of value found there. */
export interface ShapeLine {
  readonly line: string;
  /** Whether it was met so seldom that other games may not meet it. */
  readonly isRare: boolean;
}

/** Seldom: fewer times than this, or in a smaller part of where it could stand. */
const FEW = 50;
const SMALL_PART = 0.05;

/** Keys that are no words of the code, such as names of cards or numbers, are all one. */
const WORD = /^[a-z][A-Za-z0-9]*$/;

interface Way {
  readonly parent: Way | undefined;
  /** Whether there are as many as there happen to be, as in a list. */
  readonly isAny: boolean;
  readonly kinds: Map<string, number>;
  visits: number;
}

/** Learns the shape of data from samples: which keys lead where, and to what kinds of values. */
export class ShapeReader {
  readonly #ways = new Map<string, Way>();

  /** Takes in a sample of what is called by a name. */
  read(name: string, sample: unknown): void {
    this.#visit(name, undefined, true, sample);
  }

  /** What was learnt, in order. */
  lines(): ShapeLine[] {
    return [...this.#ways]
      .flatMap(([path, way]) =>
        [...way.kinds].map(([kind, count]) => ({
          line: `${path}: ${kind}`,
          isRare: isRare(way, count),
        })),
      )
      .sort((one, other) => (one.line < other.line ? -1 : 1));
  }

  #visit(path: string, parent: Way | undefined, isAny: boolean, data: unknown): void {
    const kind = kindOf(data);
    const way = this.#ways.get(path) ?? { parent, isAny, kinds: new Map(), visits: 0 };
    this.#ways.set(path, way);
    way.visits++;
    way.kinds.set(kind, (way.kinds.get(kind) ?? 0) + 1);
    if (typeof data !== 'object' || data === null) return;
    if (Array.isArray(data)) for (const item of data) this.#visit(`${path}[]`, way, true, item);
    else
      for (const [key, value] of Object.entries(data)) {
        if (value === undefined) continue;
        const isWord = WORD.test(key);
        this.#visit(`${path}.${isWord ? key : '*'}`, way, !isWord, value);
      }
  }
}

function isRare(way: Way, count: number): boolean {
  const { parent, isAny, visits } = way;
  const places = isAny ? visits : (parent?.visits ?? visits);
  return count < FEW || count < places * SMALL_PART || (parent ? isRareWay(parent) : false);
}

function isRareWay(way: Way): boolean {
  return isRare(way, way.visits);
}

function kindOf(data: unknown): string {
  if (data === null) return 'nothing';
  if (Array.isArray(data)) return 'list';
  if (typeof data === 'string') return 'text';
  return typeof data === 'boolean' ? 'flag' : typeof data;
}
