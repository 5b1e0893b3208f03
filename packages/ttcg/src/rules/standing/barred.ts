import type { Seat } from '@cardscape/kernel';
import type { Duel } from '../position/duel.ts';
import { forces } from './forces.ts';

/** Is a player kept from something altogether? */
export function isBarred(duel: Duel, seat: Seat, deed: string): boolean {
  return forces(duel).onPlayers.some(
    ({ act, seat: maker }) =>
      act.do === 'bar' && act.from === deed && !act.cards && concerns(act.who, maker, seat),
  );
}

/** Has a player drawn as many cards in this turn as something in force lets them? */
export function hasDrawnAll(duel: Duel, seat: Seat): boolean {
  return drawsLeft(duel, seat) <= 0;
}

/** How many cards something in force lets a player still draw in this turn. */
export function drawsLeft(duel: Duel, seat: Seat): number {
  let most = Number.POSITIVE_INFINITY;
  for (const { act, seat: maker } of forces(duel).onPlayers)
    if (act.do === 'limitDraws' && concerns(act.who, maker, seat)) most = Math.min(most, act.n);
  if (most === Number.POSITIVE_INFINITY) return most;
  const { thisTurn } = duel.state.past;
  return most - thisTurn.filter(({ what, whose }) => what === 'drawn' && whose === seat).length;
}

/** Is this the player that "you" or "your opponent" means to whoever made the effect? */
export function concerns(who: 'you' | 'opponent' | 'both', maker: Seat, seat: Seat): boolean {
  return who === 'both' || (who === 'you') === (maker === seat);
}
