import type { Event } from './events.ts';

/** What is waited for: one thing, or one of several. */
export interface Told {
  readonly event: Event;
  /** "is played or destroyed": what else sets it off; one or more. */
  readonly or?: readonly Event[];
}

/** All that is waited for. */
export const eventsOf = ({ event, or }: Told): readonly Event[] => (or ? [event, ...or] : [event]);
