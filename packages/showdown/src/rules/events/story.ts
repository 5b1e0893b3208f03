import type { EventLog } from '@cardscape/kernel';
import type { ShowdownEvent } from './events.ts';

/** So many things are told of one step: a script could tell without end. */
const MOST_TOLD = 500;

/** What is told however much there was before. */
const ALWAYS: ReadonlySet<ShowdownEvent['type']> = new Set(['turn', 'phase', 'broken', 'over']);

/** A log that does not grow beyond bounds in one step. */
export interface Story {
  push(event: ShowdownEvent): void;
  /** How much there was to tell in this step. */
  told: number;
  /** Another step begins. */
  begin(): void;
}

/** What can be told into. */
export type Listener = Pick<NonNullable<EventLog<ShowdownEvent>>, 'push'>;

/** Tells into a log; what is too much is told of in one line. */
export function storyInto(log: Listener): Story {
  return {
    told: 0,
    push(event) {
      this.told++;
      if (this.told <= MOST_TOLD || ALWAYS.has(event.type)) log.push(event);
      else if (this.told === MOST_TOLD + 1) log.push({ type: 'more' });
    },
    begin() {
      this.told = 0;
    },
  };
}
