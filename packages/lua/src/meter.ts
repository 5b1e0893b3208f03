import type { Place, Traced } from './trace.ts';

/** What a call of a script may use up. */
export interface Limits {
  /** Statements, turns of loops, calls; long work of the library counts for more. */
  readonly steps: number;
  /** Bytes of strings built and tables made, roughly; nothing is given back. */
  readonly memory: number;
  /** Calls within calls, through functions of the host too. */
  readonly depth: number;
}

/** What many calls may use up together. */
export type Purse = { -readonly [Limit in 'steps' | 'memory']: Limits[Limit] };

/** Which limit was exceeded. */
export type LimitName = keyof Limits | 'purse' | 'questions';

/**
 * How much of the stack of the JavaScript engine scripts may use, in levels of nested closures.
 * Engines have room for several times as many.
 */
const STACK_LEVELS = 2500;

/** Levels taken by what lies between two script functions when the library or the host calls back. */
export const CALLBACK_LEVELS = 12;

/** What is left of the limits of a call. */
export class Meter {
  steps: number;
  memory: number;
  depth: number;
  levels = STACK_LEVELS;
  /** The innermost call under way. */
  run: Traced | undefined = undefined;
  /** What has been used up, as far as it has been told. */
  usedSteps = 0;
  usedMemory = 0;
  readonly #purse: Purse | undefined;
  /** Whether nothing can be used up that is not in the purse. */
  readonly #capped: boolean;
  /** What was left when the purse was last told. */
  #toldSteps = 0;
  #toldMemory = 0;

  /** What is used up is taken out of a purse; a call that is capped ends when nothing is left there. */
  constructor({ steps, memory, depth }: Limits, purse?: Purse, capped = false) {
    this.steps = steps;
    this.memory = memory;
    this.depth = depth;
    this.#purse = purse;
    this.#capped = capped;
    this.#stayWithin();
  }

  /** A meter for a script that is called in the middle of another: limits of its own, the same stack. */
  nested(limits: Limits): Meter {
    this.tell();
    const meter = new Meter(limits, this.#purse, true);
    meter.depth = this.depth;
    meter.levels = this.levels;
    return meter;
  }

  /**
   * Takes out of the purse what has been used up since the last time. What was refused was not used: no
   * more is taken than was left.
   */
  tell(): void {
    const purse = this.#purse;
    if (!purse) return;
    const steps = this.#toldSteps - Math.max(0, this.steps);
    const memory = this.#toldMemory - Math.max(0, this.memory);
    this.usedSteps += steps;
    this.usedMemory += memory;
    purse.steps -= steps;
    purse.memory -= memory;
    this.#stayWithin();
  }

  #stayWithin(): void {
    if (this.#capped && this.#purse) {
      this.steps = Math.min(this.steps, this.#purse.steps);
      this.memory = Math.min(this.memory, this.#purse.memory);
    }
    this.#toldSteps = Math.max(0, this.steps);
    this.#toldMemory = Math.max(0, this.memory);
  }

  /** Where the script is that is running now, innermost function first. */
  where(): Place[] {
    return this.run?.trace() ?? [];
  }
}

const SAID: Record<LimitName, string> = {
  steps: 'The script runs too long: it has used up its steps.',
  memory: 'The script builds too much: it has used up its memory.',
  depth: 'The script calls too deeply: it has used up its depth of calls.',
  purse:
    'The script takes too much: because of it all scripts have used up what they have together.',
  questions: 'The script asks too much.',
};

/** A limit was exceeded. No script can catch it. */
export class LuaBudgetError extends Error {
  readonly limit: LimitName;
  readonly trace: readonly Place[];
  constructor(limit: LimitName, trace: readonly Place[]) {
    super(SAID[limit]);
    this.name = 'LuaBudgetError';
    this.limit = limit;
    this.trace = trace;
  }
}

/** Counts steps. */
export function spendSteps(meter: Meter, steps: number): void {
  meter.steps -= steps;
  if (meter.steps < 0) throw new LuaBudgetError('steps', meter.where());
}

/** Counts bytes. */
export function spendMemory(meter: Meter, bytes: number): void {
  meter.memory -= bytes;
  if (meter.memory < 0) throw new LuaBudgetError('memory', meter.where());
}

/** Enters a call; whoever returns from it gives back both. */
export function spendDepth(meter: Meter, levels: number): void {
  meter.depth--;
  meter.levels -= levels;
  if (meter.depth < 0 || meter.levels < 0) throw new LuaBudgetError('depth', meter.where());
}

const LONG_TEXT = 64;

/** Counts the steps of reading or comparing a text; short ones are part of the statement. */
export function spendText(meter: Meter, length: number): void {
  if (length > LONG_TEXT) spendSteps(meter, length >> 5);
}

/** Counts a new string, before it is built. */
export function spendString(meter: Meter, length: number): void {
  spendMemory(meter, length + 16);
}
