import type { GameEvent } from '@cardscape/kernel';

/** A moment on screen: some events of a step, shown over the position before or after it. */
export interface Beat<Event extends GameEvent> {
  readonly events: readonly Event[];
  /** Which position is shown: the one the step came from, or the one it led to. */
  readonly over: 'before' | 'after';
  /** How long it stays, in milliseconds, if nobody goes on. */
  readonly hold: number;
}

/** How the events of one step are told, in order; the last beat shows the position after it. */
export type Telling<Event extends GameEvent> = (events: readonly Event[]) => Beat<Event>[];
