/**
 * Options name designs again and again, in lists of dozens. In a link each design is named once, and the
 * options are written with marks in the place of names: `~3` for the fourth design named, and a list of
 * designs as the lengths of its runs (`~*2212`), where each run is of the next design not named before, or
 * of one that the number before it in parentheses gives (`~*22(0)1`). A card of a tier has it behind its
 * name (`Name|5`): the tiers of all cards are kept apart, in the order of the marks.
 */
const MARK = '~';
const LIST = '~*';
const LONGEST_RUN = 9;

const TIERED = /^(.*)\|(\d)$/s;
const ONE = /^~(\d+)$/;
const RUNS = /^(?:(?:\(\d+\))?\d)*$/;
const RUN = /(?:\((\d+)\))?(\d)/g;

/** Options as they are written in a link. */
export interface MarkedOptions {
  readonly options: unknown;
  /** The designs they name, in the order of their numbers. */
  readonly named: readonly string[];
  /** For each card, 0 if it is in no tier, else one more than its tier; none at all if no card is. */
  readonly tiers: readonly number[];
}

/** A card that options name. */
interface NamedCard {
  readonly design: string;
  readonly tier: number;
}

/** Writes options with marks. */
export function markDesigns(options: unknown, isDesign: (text: string) => boolean): MarkedOptions {
  const numbers = new Map<string, number>();
  const tiers: number[] = [];
  const number = (design: string) => {
    const known = numbers.get(design) ?? numbers.size;
    numbers.set(design, known);
    return known;
  };
  const mark = (data: unknown): unknown => {
    if (typeof data === 'string') {
      const card = cardIn(data, isDesign);
      if (!card) return data.startsWith(MARK) ? `${MARK}${data}` : data;
      tiers.push(card.tier);
      return `${MARK}${number(card.design)}`;
    }
    if (Array.isArray(data)) return markAll(data);
    if (typeof data !== 'object' || data === null) return data;
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mark(value)]));
  };
  const markAll = (items: readonly unknown[]): unknown => {
    const cards = items.map((item) =>
      typeof item === 'string' ? cardIn(item, isDesign) : undefined,
    );
    return items.length > 1 && cards.every((card) => card !== undefined)
      ? markList(cards)
      : items.map(mark);
  };
  const markList = (cards: readonly NamedCard[]): string => {
    let written = LIST;
    for (let at = 0; at < cards.length; ) {
      const { design } = cards[at] as NamedCard;
      let run = 1;
      while (run < LONGEST_RUN && cards[at + run]?.design === design) run++;
      written += numbers.has(design) ? `(${number(design)})` : '';
      number(design);
      written += run;
      at += run;
    }
    tiers.push(...cards.map(({ tier }) => tier));
    return written;
  };
  const marked = mark(options);
  return {
    options: marked,
    named: [...numbers.keys()],
    tiers: tiers.some((tier) => tier > 0) ? tiers : [],
  };
}

function cardIn(text: string, isDesign: (text: string) => boolean): NamedCard | undefined {
  if (isDesign(text)) return { design: text, tier: 0 };
  const [, design = '', tier] = TIERED.exec(text) ?? [];
  return tier !== undefined && isDesign(design) ? { design, tier: Number(tier) + 1 } : undefined;
}

/** Reads options with marks; throws where they are damaged. */
export function unmarkDesigns({ options, named, tiers }: MarkedOptions): unknown {
  let [next, cards] = [0, 0];
  const design = (number: number): string => {
    const found = named[number];
    if (found === undefined) throw new RangeError(`there is no design ${number}`);
    next = Math.max(next, number + 1);
    return found;
  };
  const card = (name: string): string => {
    const tier = tiers[cards++] ?? 0;
    return tier > 0 ? `${name}|${tier - 1}` : name;
  };
  const unmark = (data: unknown): unknown => {
    if (typeof data === 'string') {
      if (!data.startsWith(MARK)) return data;
      if (data.startsWith(MARK + MARK)) return data.slice(MARK.length);
      if (data.startsWith(LIST)) return listOf(data.slice(LIST.length));
      const [, number] = ONE.exec(data) ?? [];
      if (number === undefined) throw new RangeError(`no mark of a design: ${data}`);
      return card(design(Number(number)));
    }
    if (Array.isArray(data)) return data.map(unmark);
    if (typeof data !== 'object' || data === null) return data;
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, unmark(value)]));
  };
  const listOf = (runs: string): string[] => {
    if (!RUNS.test(runs)) throw new RangeError(`no list of designs: ${runs}`);
    return [...runs.matchAll(RUN)].flatMap(([, number, run]) => {
      const one = design(number === undefined ? next : Number(number));
      return Array.from({ length: Number(run) }, () => card(one));
    });
  };
  return unmark(options);
}

/** The texts of marked options: a link that was made without the set has names written out among them. */
export function textsIn(options: unknown): string[] {
  if (typeof options === 'string') {
    const [, name] = TIERED.exec(options) ?? [];
    return name === undefined ? [options] : [options, name];
  }
  if (typeof options !== 'object' || options === null) return [];
  return Object.values(options).flatMap(textsIn);
}
