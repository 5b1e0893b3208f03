import type { GameEvent, GameState, SeatPort, Viewer } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import type { LocalTable } from '@cardscape/players';
import { kept } from '../../look/browser/storage.ts';

/** A switch for developers: the seed of the delays with which everyone sits far from their table. */
const farSeats = kept<string | null>('far-seats', 1, null, z.string());

/**
 * The seats of a table. Where the switch is set they are far away: everything goes over a wire, through the
 * schemas, and takes its time. So it is known that no screen reaches into the match.
 */
export function seatsAt<S extends GameState, O, V, E extends GameEvent>(
  table: LocalTable<S, O, V, E>,
): (viewer: Viewer) => SeatPort<V, E> {
  const seed = farSeats.read();
  if (seed === null) return (viewer) => table.seat(viewer);
  const distance = import('./farSeat.ts');
  return (viewer) =>
    seatLater(distance.then(({ farSeat }) => farSeat(table.seat(viewer), `${seed} ${viewer}`)));
}

/** A seat that is still on its way here. */
function seatLater<V, E extends GameEvent>(coming: Promise<SeatPort<V, E>>): SeatPort<V, E> {
  return {
    listen(hear) {
      const listening = coming.then((seat) => seat.listen(hear));
      return () => void listening.then((leave) => leave());
    },
    choose: async (step, picks) => (await coming).choose(step, picks),
    whyNot: async (step, option) => (await coming).whyNot(step, option),
    consult: async (step, question) => (await coming).consult(step, question),
    undo: async (step) => (await coming).undo(step),
    concede: async () => (await coming).concede(),
  };
}
