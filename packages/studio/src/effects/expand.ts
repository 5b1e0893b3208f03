import { addTo, countOn } from './number-words.ts';
import { type Pieces, type Placeholder, piecesOf } from './placeholder.ts';

/** The values of each placeholder, by its name. */
export type Values = ReadonlyMap<string, readonly string[]>;

/** How sentences are expanded. */
export interface ExpandOptions {
  /** `<rank>` and `<rank+1>` move together, and offsets count number words too. */
  readonly linked?: boolean;
}

/** A placeholder that stays as it is, and why. */
export interface Gap {
  readonly name: string;
  readonly why: 'missing' | 'empty' | 'cycle';
}

/** Makes sentences of templates (R-W1). */
export interface Expander {
  /** All sentences of a template, one after the other: what stands last in it changes fastest. */
  expand(template: string): Generator<string, void>;
  /** How many sentences a template has; counting ends at `most`. */
  count(template: string, most: number): number;
  /** What a template asks for and does not get, each once. */
  gaps(template: string): Gap[];
  /** A template cut up, and the values of each of its distinct placeholders, chosen apart. */
  parts(template: string): Parts;
}

/** A template in its pieces, with all that can stand in its places. */
export interface Parts extends Pieces {
  /** For each of the distinct placeholders. */
  readonly values: readonly (readonly string[])[];
}

/** An expander with the values of placeholders. */
export function expander(values: Values, { linked = false }: ExpandOptions = {}): Expander {
  const known = new Map<string, readonly string[]>();
  const isName = (name: string) => values.has(name);
  const shift = linked ? countOn : addTo;

  function* expand(template: string, inside: Path = NOWHERE): Generator<string, void> {
    const pieces = piecesOf(template, isName);
    const choices = linked ? linkedChoices(pieces, inside) : ownChoices(pieces, inside);
    yield* filledIn(pieces, choices);
  }

  /** Each placeholder has a choice of its own. */
  function ownChoices({ distinct }: Pieces, inside: Path): Choice[] {
    return distinct.map((one, place) => ({ fills: [place], rows: [valuesOf(one, inside)] }));
  }

  /** Placeholders of one name have a choice in common. */
  function linkedChoices({ distinct }: Pieces, inside: Path): Choice[] {
    const names = [...new Set(distinct.map(({ name }) => name))];
    return names.map((name) => {
      const fills = [...distinct.keys()].filter((place) => distinct[place]?.name === name);
      return { fills, rows: fills.map((at) => valuesOf(distinct[at] as Placeholder, inside)) };
    });
  }

  function valuesOf({ written, name, offset }: Placeholder, inside: Path): readonly string[] {
    const found = named(name, inside);
    return found ? found.map((value) => shift(value, offset)) : [written];
  }

  /** The values of a name, with all that is nested in them expanded; none if it stays as it is. */
  function named(name: string, inside: Path): readonly string[] | undefined {
    const done = known.get(name);
    if (done) return done;
    const own = values.get(name);
    if (!own || own.length === 0) return undefined;
    if (inside.names.includes(name)) {
      for (let path: Path | undefined = inside; path; path = path.outer) path.cut = true;
      return undefined;
    }
    const here: Path = { names: [...inside.names, name], outer: inside, cut: false };
    const all = own.flatMap((value) => (value.includes('<') ? [...expand(value, here)] : [value]));
    // What was cut short by a cycle is different from another way into it.
    if (!here.cut) known.set(name, all);
    return all;
  }

  function gaps(template: string): Gap[] {
    const found = new Map<string, Gap>();
    const visited = new Set<string>();
    const look = (text: string, names: readonly string[]): void => {
      for (const { name } of piecesOf(text, isName).distinct) {
        const own = values.get(name);
        const why = gapAt(own, names.includes(name));
        if (why) found.set(name, { name, why });
        if (why || visited.has(name)) continue;
        visited.add(name);
        for (const value of own ?? []) look(value, [...names, name]);
      }
    };
    look(template, []);
    return [...found.values()];
  }

  function count(template: string, most: number, inside: readonly string[] = []): number {
    const { distinct } = piecesOf(template, isName);
    const counted = linked ? distinct.filter(isFirstOfName) : distinct;
    let product = 1;
    for (const { name } of counted)
      product = Math.min(most, product * countNamed(name, most, inside));
    return product;
  }

  /** Each sentence counts at least once, so that no more than `most` of them are looked at. */
  function countNamed(name: string, most: number, inside: readonly string[]): number {
    const own = values.get(name);
    if (gapAt(own, inside.includes(name)) || !own) return 1;
    const here = [...inside, name];
    let sum = 0;
    for (const value of own) {
      sum += value.includes('<') ? count(value, most, here) : 1;
      if (sum >= most) return most;
    }
    return sum;
  }

  function parts(template: string): Parts {
    const pieces = piecesOf(template, isName);
    return { ...pieces, values: pieces.distinct.map((one) => valuesOf(one, NOWHERE)) };
  }

  return {
    expand: (template) => expand(template),
    count: (template, most) => count(template, most),
    gaps,
    parts,
  };
}

function isFirstOfName({ name }: Placeholder, at: number, all: readonly Placeholder[]): boolean {
  return all.findIndex((one) => one.name === name) === at;
}

/** The names in whose values a text stands, and whether a cycle cut anything short there. */
interface Path {
  readonly names: readonly string[];
  readonly outer?: Path;
  cut: boolean;
}

const NOWHERE: Path = { names: [], cut: false };

/** What is chosen at once: a value for each of some placeholders, all from the same row number. */
interface Choice {
  /** The placeholders, by their numbers. */
  readonly fills: readonly number[];
  /** The values of each of them. */
  readonly rows: readonly (readonly string[])[];
}

/** Every combination of the choices, put into the sentence. */
function* filledIn({ texts, places }: Pieces, choices: readonly Choice[]): Generator<string, void> {
  const sizes = choices.map(({ rows }) => rows[0]?.length ?? 0);
  const at = choices.map(() => 0);
  const filled: string[] = [];
  const fill = (choice: number): void => {
    const { fills, rows } = choices[choice] as Choice;
    fills.forEach((place, row) => {
      filled[place] = rows[row]?.[at[choice] ?? 0] ?? '';
    });
  };
  for (const choice of choices.keys()) fill(choice);
  for (;;) {
    let sentence = texts[0] ?? '';
    for (let place = 0; place < places.length; place++)
      sentence += (filled[places[place] as number] ?? '') + (texts[place + 1] ?? '');
    yield sentence;
    let turned = choices.length - 1;
    while (turned >= 0 && at[turned] === (sizes[turned] ?? 0) - 1) at[turned--] = 0;
    if (turned < 0) return;
    at[turned] = (at[turned] ?? 0) + 1;
    for (let choice = turned; choice < choices.length; choice++) fill(choice);
  }
}

function gapAt(own: readonly string[] | undefined, isInside: boolean): Gap['why'] | undefined {
  if (!own) return 'missing';
  if (own.length === 0) return 'empty';
  return isInside ? 'cycle' : undefined;
}
