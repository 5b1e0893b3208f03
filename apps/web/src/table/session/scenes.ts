/** A beat of a step: which of its events are told, and over which position. */
export interface Scene {
  readonly places: readonly number[];
  readonly over: 'before' | 'after';
  readonly hold: number;
}

/** Nothing is told: the position is shown as it is. */
export const AS_IT_LIES: Scene = { places: [], over: 'after', hold: 0 };
