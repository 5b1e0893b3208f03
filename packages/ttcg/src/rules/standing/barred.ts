import type { Seat } from '@cardscape/kernel';
import type { PlayerDeed } from '../../language/tree/tree.ts';
import type { HappeningKind } from '../chain/happening.ts';
import type { Duel } from '../position/duel.ts';
import { forces } from './forces.ts';

/** Is a player kept from something altogether? */
export function isBarred(duel: Duel, seat: Seat, deed: string): boolean {
  return forces(duel).onPlayers.some(
    ({ act, seat: maker }) =>
      act.do === 'bar' &&
      act.from === deed &&
      !act.cards &&
      concerns(act.who, maker, seat) &&
      (!act.times || timesDone(duel, seat, act.from) >= act.times),
  );
}

/** How often a player has done something in this turn that can be limited. */
function timesDone({ state }: Duel, seat: Seat, deed: PlayerDeed): number {
  const kind = COUNTED[deed];
  return state.past.thisTurn.filter(
    ({ what, by, whose }) => what === kind && (deed === 'search' ? by : whose) === seat,
  ).length;
}

const COUNTED: Partial<Record<PlayerDeed, HappeningKind>> = {
  draw: 'drawn',
  discard: 'discarded',
  search: 'searches',
  attack: 'attacks',
};

/** Is this the player that "you" or "your opponent" means to whoever made the effect? */
export function concerns(who: 'you' | 'opponent' | 'both', maker: Seat, seat: Seat): boolean {
  return who === 'both' || (who === 'you') === (maker === seat);
}
