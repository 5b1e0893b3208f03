import type { Seat } from '@cardscape/kernel';
import type { CardFilter, PlayerDeed } from '../../language/tree/tree.ts';
import type { HappeningKind } from '../chain/happening.ts';
import { type Duel, sheetOf } from '../position/duel.ts';
import { forces } from './forces.ts';

/** Is a player kept from something altogether? */
export function isBarred(duel: Duel, seat: Seat, deed: string): boolean {
  return forces(duel).onPlayers.some(
    ({ act, seat: maker }) =>
      act.do === 'bar' &&
      act.from === deed &&
      !act.cards &&
      !act.whom &&
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

/** Has a player ranked up so many cards of that noun in this turn, by plays and effects? */
export function hasRankedUp(duel: Duel, seat: Seat, times: number, noun: CardFilter['noun']) {
  const done = duel.state.past.thisTurn.filter(
    ({ what, by, whose, card }) =>
      what === 'rankedUp' &&
      (by ?? whose) === seat &&
      card !== null &&
      (noun === 'card' || sheetOf(duel, card.card).isSpell === (noun === 'spell')),
  );
  return done.length >= times;
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
