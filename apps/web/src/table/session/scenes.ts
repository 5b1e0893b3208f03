import type { GameEvent, ToldStep } from '@cardscape/kernel';
import type { Telling } from './beats.ts';

/** A beat of a step: which of its events are told, and over which position. */
export interface Scene {
  readonly places: readonly number[];
  readonly over: 'before' | 'after';
  readonly hold: number;
}

/** Nothing is told: the position is shown as it is. */
export const AS_IT_LIES: Scene = { places: [], over: 'after', hold: 0 };

/** How a step is told, scene after scene. */
export function scenesOf<E extends GameEvent>(step: ToldStep<E>, tell: Telling<E>): Scene[] {
  const events = step.events.map(({ event }) => event);
  const scenes = tell(events).map(({ events: told, over, hold }) => ({
    places: told.map((event) => events.indexOf(event)),
    over,
    hold,
  }));
  return scenes.length > 0 ? scenes : [{ ...AS_IT_LIES, places: [...events.keys()] }];
}

/** How a step is told to those who come back to it: what is no story only stands there, and takes no time. */
export function resumed(scenes: readonly Scene[]): readonly Scene[] {
  return scenes.length > 1 ? scenes : scenes.map((scene) => ({ ...scene, hold: 0 }));
}
