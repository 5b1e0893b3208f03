/**
 * Options name designs again and again, in lists of dozens. In a link each design is named once, and the
 * options are written with marks in the place of names: `~3` for the fourth design named, and a list of
 * designs as the lengths of its runs (`~*2212`), where each run is of the next design not named before, or
 * of one that the number before it in parentheses gives (`~*22(0)1`).
 */
const MARK = '~';
const LIST = '~*';
const LONGEST_RUN = 9;

/** Options as they are written in a link, and the designs they name, in the order of their numbers. */
export interface MarkedOptions {
  readonly options: unknown;
  readonly named: readonly string[];
}

/** Writes options with marks. */
export function markDesigns(options: unknown, isDesign: (text: string) => boolean): MarkedOptions {
  const named: string[] = [];
  const number = (design: string) => {
    const known = named.indexOf(design);
    return known >= 0 ? known : named.push(design) - 1;
  };
  const mark = (data: unknown): unknown => {
    if (typeof data === 'string') {
      if (isDesign(data)) return `${MARK}${number(data)}`;
      return data.startsWith(MARK) ? `${MARK}${data}` : data;
    }
    if (Array.isArray(data))
      return data.length > 1 && data.every((one) => typeof one === 'string' && isDesign(one))
        ? markList(data as string[])
        : data.map(mark);
    if (typeof data !== 'object' || data === null) return data;
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mark(value)]));
  };
  const markList = (designs: readonly string[]): string => {
    let written = LIST;
    for (let at = 0; at < designs.length; ) {
      const design = designs[at] as string;
      let run = 1;
      while (run < LONGEST_RUN && designs[at + run] === design) run++;
      written += named.includes(design) ? `(${named.indexOf(design)})` : '';
      number(design);
      written += run;
      at += run;
    }
    return written;
  };
  return { options: mark(options), named };
}

/** Reads options with marks; `named` gives a design by its number. */
export function unmarkDesigns(options: unknown, named: readonly string[]): unknown {
  let next = 0;
  const design = (number: number): string => {
    const found = named[number];
    if (found === undefined) throw new RangeError(`there is no design ${number}`);
    next = Math.max(next, number + 1);
    return found;
  };
  const unmark = (data: unknown): unknown => {
    if (typeof data === 'string') {
      if (!data.startsWith(MARK)) return data;
      if (data.startsWith(MARK + MARK)) return data.slice(MARK.length);
      if (data.startsWith(LIST)) return listOf(data.slice(LIST.length));
      return design(Number(data.slice(MARK.length)));
    }
    if (Array.isArray(data)) return data.map(unmark);
    if (typeof data !== 'object' || data === null) return data;
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, unmark(value)]));
  };
  const listOf = (runs: string): string[] =>
    [...runs.matchAll(/(?:\((\d+)\))?(\d)/g)].flatMap(([, number, run]) => {
      const one = design(number === undefined ? next : Number(number));
      return Array.from({ length: Number(run) }, () => one);
    });
  return unmark(options);
}
