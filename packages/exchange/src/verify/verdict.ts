import { isReached, type Levels } from '../levels.ts';

import type { GivenResult } from './read-result.ts';

/** What came of counting a result anew. */
export interface Verdict {
  /** What is wrong with the exchange itself or with what is said of it, in sentences. */
  readonly faults: readonly string[];
  /** What it is worth. */
  readonly levels: Levels;
  /** What its prices allow at most. */
  readonly bound: readonly bigint[];
}

/** More faults than these are not told one by one. */
const MOST_FAULTS = 50;

/** Gathers faults, up to a number that can be read. */
export class Faults {
  readonly lines: string[] = [];
  private more = 0;

  add(line: string): void {
    if (this.lines.length < MOST_FAULTS) this.lines.push(line);
    else this.more += 1;
  }

  /** A fault for a figure of the result that is not what was counted; what is not said is not wrong. */
  compare(name: string, said: unknown, counted: unknown): void {
    if (said === undefined) return;
    const [claim, truth] = [JSON.stringify(said), JSON.stringify(counted)];
    if (claim !== truth) this.add(`The result says ${name} ${claim}; its rings have ${truth}.`);
  }

  /** Faults for a result of another form, and for what it says of its proof. */
  compareProof(
    { claims }: GivenResult,
    counted: { readonly form: string; readonly levels: Levels; readonly bound: readonly bigint[] },
  ): void {
    const { form, levels, bound } = counted;
    if (claims.form !== undefined && claims.form !== form)
      this.add(
        `The result says form ${JSON.stringify(claims.form)}; its file has the form ${JSON.stringify(form)}.`,
      );
    const [claim, truth] = [claims.bound, bound.map(Number)].map((one) => JSON.stringify(one));
    if (claim !== undefined && claim !== truth)
      this.add(`The result says bound ${claim}; its prices give ${truth}.`);
    if (claims.proven === false && isReached(bound, levels))
      this.add('The result says that it is not proven; its prices prove it.');
  }

  /** Faults for prices that are missing, that are of something else, or that have not as many levels. */
  comparePrices<Price>(
    prices: ReadonlyMap<string, Price>,
    levelsOf: (price: Price) => readonly Levels[],
    right: {
      readonly needed: Iterable<string>;
      readonly isKnown: (name: string) => boolean;
      readonly levels: number;
    },
  ): void {
    for (const name of right.needed)
      if (!prices.has(name)) this.add(`There is no price for "${name}".`);
    for (const [name, price] of prices)
      if (!right.isKnown(name))
        this.add(`There is a price for "${name}", which is not in the file.`);
      else if (levelsOf(price).some(({ length }) => length !== right.levels))
        this.add(`The price for "${name}" has not ${right.levels} levels.`);
  }

  all(): readonly string[] {
    return this.more === 0 ? this.lines : [...this.lines, `And ${this.more} more.`];
  }
}

/** Whether prices leave room above what was counted. */
export function leavesRoom({ levels, bound }: Verdict): boolean {
  return !isReached(bound, levels);
}
