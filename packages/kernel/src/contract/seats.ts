/** A place at the table: the first or the second player. */
export type Seat = 0 | 1;

/** The two seats, in turn order of their numbers. */
export const SEATS: readonly Seat[] = [0, 1];

/** The other player. */
export function opponentOf(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/** Who looks on: a player, a spectator who sees what lies open, or one who also sees the hands. */
export type Viewer = Seat | 'table' | 'hands';

/** All viewers there are. */
export const VIEWERS: readonly Viewer[] = [0, 1, 'table', 'hands'];
