import { type Names, namesFor, opponentOf, type Seat, type Viewer } from '@cardscape/kernel';
import type { Side, Sides } from '../../language/print/sides.ts';

/** What a player's effect calls the two players, for somebody who reads of it; nothing for themselves. */
export function sidesFor(
  maker: Seat,
  viewer: Viewer,
  names: Names = namesFor(viewer),
): Sides | undefined {
  if (viewer === maker) return undefined;
  const side = (seat: Seat): Side => ({
    words: names.whom(seat),
    own: names.whose(seat),
    isYou: seat === viewer,
  });
  return { you: side(maker), opponent: side(opponentOf(maker)) };
}
