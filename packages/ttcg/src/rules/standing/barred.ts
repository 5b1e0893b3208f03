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

/** Is this the player that "you" or "your opponent" means to whoever made the effect? */
export function concerns(who: 'you' | 'opponent' | 'both', maker: Seat, seat: Seat): boolean {
  return who === 'both' || (who === 'you') === (maker === seat);
}
