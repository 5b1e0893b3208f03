import type { EventLog } from '@cardscape/kernel';
import type { ShowdownEvent } from './events.ts';

/**
 * What is told of a step: nothing before it is done or somebody is asked, since it may be run again, and
 * not what has been told before.
 */
export class Telling {
  /** How much there was to tell in the step so far. */
  count = 0;
  readonly #log: EventLog<ShowdownEvent>;
  #known: number;
  #kept: ShowdownEvent[] = [];

  constructor(log: EventLog<ShowdownEvent>, known: number) {
    this.#log = log;
    this.#known = known;
  }

  push(event: ShowdownEvent): void {
    if (this.count++ >= this.#known && this.#log) this.#kept.push(event);
  }

  /** Tells what was kept: the step is done, or waits for an answer. */
  tell(): void {
    for (const event of this.#kept) this.#log?.push(event);
    this.#kept = [];
  }

  /** The step is run again: what it had come to is not told, but why it is. */
  drop(why: readonly ShowdownEvent[]): void {
    this.#kept = [];
    this.count = 0;
    for (const event of why) this.#log?.push(event);
  }

  /** Another step begins. */
  begin(): void {
    this.count = 0;
    this.#known = 0;
  }
}
