import type { GameEvent, Seat, ToldEvent } from '@cardscape/kernel';
import type { Feed } from '@cardscape/players';

/** What a player was told that not everybody was told, from what they chose last up to this step. */
export function toldAlone<V, E extends GameEvent>(
  seat: Seat,
  own: Feed<V, E>,
  open: Feed<V, E>,
  last: number,
): readonly ToldEvent<E>[] {
  let alone: readonly ToldEvent<E>[] = [];
  for (let step = last; step > 0; step--) {
    const { events, chooser } = own.told(step);
    const known = new Set(open.told(step).events.map(asData));
    alone = [...events.filter((event) => !known.has(asData(event))), ...alone];
    if (chooser === seat) break;
  }
  return alone;
}

/** An event as it is told, without the words, which speak to each viewer in another way. */
const asData = ({ event }: ToldEvent<GameEvent>) => JSON.stringify(event);
