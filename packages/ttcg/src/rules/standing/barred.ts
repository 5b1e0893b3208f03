import type { Seat } from '@cardscape/kernel';
import type { CardFilter, PlayerDeed } from '../../language/tree/tree.ts';
import { pointCauseOf } from '../chain/cause.ts';
import type { HappeningKind } from '../chain/happening.ts';
import { type Duel, sheetOf } from '../position/duel.ts';
import type { Deed } from '../resolve/deed-kinds.ts';
import { forces } from './forces.ts';

type PointDeed = Extract<Deed, { do: 'points' }>;

/** Is a player kept from something altogether? */
export function isBarred(duel: Duel, seat: Seat, deed: string): boolean {
  for (const { act, seat: maker } of forces(duel).onPlayers)
    if (
      act.do === 'bar' &&
      act.from === deed &&
      !act.cards &&
      !act.whom &&
      !act.because &&
      concerns(act.who, maker, seat) &&
      (!act.times || timesDone(duel, seat, act.from) >= act.times)
    )
      return true;
  return false;
}

/** Is a player kept from gaining or losing points, altogether or for this reason? */
export function isBarredFromPoints(
  duel: Duel,
  { seat, by, forUnit, cause }: Pick<PointDeed, 'seat' | 'by' | 'forUnit' | 'cause'>,
): boolean {
  if (by > 0) return isBarred(duel, seat, 'gain points');
  const because = pointCauseOf(cause.kind, forUnit);
  return forces(duel).onPlayers.some(
    ({ act, seat: maker }) =>
      act.do === 'bar' &&
      act.from === 'lose points' &&
      (!act.because || act.because === because) &&
      concerns(act.who, maker, seat),
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
