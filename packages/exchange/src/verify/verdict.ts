import { isReached, type Levels } from '../levels.ts';

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

  all(): readonly string[] {
    return this.more === 0 ? this.lines : [...this.lines, `And ${this.more} more.`];
  }
}

/** Whether prices leave room above what was counted. */
export function leavesRoom({ levels, bound }: Verdict): boolean {
  return !isReached(bound, levels);
}
