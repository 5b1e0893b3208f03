import type { EventLog } from '@cardscape/kernel';
import type { ShowdownEvent } from './events.ts';

/** What is told of a step, as it happens: not what has been told before, and not what is taken back. */
export class Telling {
  /** How much there was to tell in the step so far. */
  count = 0;
  readonly #log: EventLog<ShowdownEvent>;
  #known: number;
  /** How much of the log stays, even if the step is run again. */
  #kept: number;

  constructor(log: EventLog<ShowdownEvent>, known: number) {
    this.#log = log;
    this.#known = known;
    this.#kept = log?.length ?? 0;
  }

  push(event: ShowdownEvent): void {
    if (this.count++ >= this.#known) this.#log?.push(event);
  }

  /** The step is done, or waits for an answer: what was told of it stays. */
  keep(): void {
    this.#kept = this.#log?.length ?? 0;
  }

  /** The step is run again: what it had come to is taken back, and why is told. */
  drop(why: readonly ShowdownEvent[]): void {
    this.count = 0;
    if (!this.#log) return;
    this.#log.length = this.#kept;
    for (const event of why) this.#log.push(event);
    this.keep();
  }

  /** Another step begins. */
  begin(): void {
    this.count = 0;
    this.#known = 0;
  }
}
