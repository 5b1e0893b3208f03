import {
  below,
  type GameEvent,
  type Random,
  randomFrom,
  type SeatPort,
  split,
} from '@cardscape/kernel';
import { type Carry, remoteSeat, serveSeat, wirePair } from '@cardscape/protocol';

/** The longest that a message is on its way, in milliseconds. */
const FAR = 200;

/** A seat as if it were far away: everything goes over a wire, through the schemas, and takes its time. */
export function farSeat<V, E extends GameEvent>(
  seat: SeatPort<V, E>,
  seed: string,
): SeatPort<V, E> {
  const random = randomFrom(seed);
  const [here, there] = wirePair(slowly(split(random, 'there')), slowly(split(random, 'back')));
  serveSeat(seat, there);
  return remoteSeat(here);
}

/** Carries each message after a while, in the order in which they were sent. */
function slowly(random: Random): Carry {
  let last = Promise.resolve();
  return (deliver) => {
    const arrives = new Promise<void>((done) => setTimeout(done, below(random, FAR + 1)));
    last = last.then(() => arrives);
    void last.then(deliver);
  };
}
