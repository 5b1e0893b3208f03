import type { Seat, Viewer } from './seats.ts';

/** Something that happened. Its own fields are what all may know. */
export interface GameEvent {
  readonly type: string;
  /** What only some may know: these fields take the place of the shared ones for them. */
  readonly secrets?: readonly Secret[];
}

/** Fields of an event for some players alone. */
export interface Secret {
  readonly to: readonly Seat[];
  readonly shows: object;
}

/** The form of an event that a viewer may see; a spectator who sees hands sees all secrets. */
export function eventFor<Event extends GameEvent>(event: Event, viewer: Viewer): Event {
  if (!event.secrets) return event;
  const { secrets, ...shared } = event;
  const allowed = secrets.filter(
    ({ to }) => viewer === 'hands' || (viewer !== 'table' && to.includes(viewer)),
  );
  return Object.assign(shared, ...allowed.map(({ shows }) => shows)) as Event;
}
