import type { GameEvent, GameState, SeatPort, Viewer } from '@cardscape/kernel';
import type { LocalTable } from '@cardscape/players';
import { remoteSeat, serveSeat, wirePair } from '@cardscape/protocol';

/** The longest that a message is on its way where seats are far away. */
const FAR = 200;

/**
 * A seat of a table. A site that is built for it (`VITE_FAR_SEATS`) sits at a distance: everything goes over
 * a wire, through the schemas, and takes its time. So it is known that no screen reaches into the match.
 */
export function seatOf<S extends GameState, O, V, E extends GameEvent>(
  table: LocalTable<S, O, V, E>,
  viewer: Viewer,
): SeatPort<V, E> {
  const seat = table.seat(viewer);
  if (!import.meta.env.VITE_FAR_SEATS) return seat;
  const [here, there] = wirePair(slowly());
  serveSeat(seat, there);
  return remoteSeat(here);
}

/** Carries each message after a while, in the order in which they were sent. */
function slowly(): (deliver: () => void) => void {
  let last = Promise.resolve();
  return (deliver) => {
    const arrives = new Promise<void>((done) => setTimeout(done, Math.random() * FAR));
    last = last.then(() => arrives).then(deliver);
  };
}
