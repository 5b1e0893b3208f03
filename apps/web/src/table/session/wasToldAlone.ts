import type { GameEvent, ToldEvent, Viewer } from '@cardscape/kernel';
import type { Feed } from '@cardscape/players';

/** Was something told to a player that not everybody was told, from what they chose last up to this step? */
export function wasToldAlone<V, E extends GameEvent>(
  seat: Viewer,
  own: Feed<V, E>,
  open: Feed<V, E>,
  last: number,
): boolean {
  for (let step = last; step > 0; step--) {
    const { events, chooser } = own.told(step);
    if (asData(events) !== asData(open.told(step).events)) return true;
    if (chooser === seat) return false;
  }
  return false;
}

/** Events as they are told, without the words, which speak to each viewer in another way. */
function asData(events: readonly ToldEvent<GameEvent>[]): string {
  return JSON.stringify(events.map(({ event }) => event));
}
