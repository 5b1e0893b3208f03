import type { CardId, Seat } from '@cardscape/kernel';
import { fitsPointed } from '../meaning/described.ts';
import { type Duel, refOf } from '../position/duel.ts';
import { eyesOf } from '../position/scope.ts';
import { concerns } from './barred.ts';
import { forces, forcesOn } from './forces.ts';

/**
 * "Your opponent can attack only with dragons", "only tapped units": may a player not attack with this unit, or not
 * attack it? Of direct attacks the latter says nothing (R-T254).
 */
export function isLeftOut(duel: Duel, seat: Seat, as: 'cards' | 'whom', id: CardId): boolean {
  return forces(duel).onPlayers.some(({ act, seat: maker, source, named }) => {
    if (act.do !== 'bar' || act.from !== 'attack' || !act.only) return false;
    const filter = act[as];
    if (!filter || !concerns(act.who, maker, seat)) return false;
    const scope = eyesOf(maker, seat, source, undefined, named);
    return !fitsPointed(duel, scope, refOf(duel, id), filter);
  });
}

/** "This card can attack only tapped units": may this unit not attack another (R-T254)? */
export function spares(duel: Duel, attacker: CardId, id: CardId): boolean {
  return forcesOn(duel, attacker).some(({ act, seat, source, named }) => {
    if (act.do !== 'forbid' || !act.whom) return false;
    const scope = eyesOf(seat, seat, source, undefined, named);
    return !fitsPointed(duel, scope, refOf(duel, id), act.whom);
  });
}

/** "Cannot attack with more than two units each turn": have as many others attacked already? */
export function isOneTooMany(duel: Duel, seat: Seat, id: CardId): boolean {
  return forces(duel).onPlayers.some(({ act, seat: maker }) => {
    if (act.do !== 'bar' || act.from !== 'attack' || !act.cards || !act.times) return false;
    if (!concerns(act.who, maker, seat)) return false;
    const attackers = new Set(
      duel.state.past.thisTurn.flatMap(({ what, whose, card }) =>
        what === 'attacks' && whose === seat && card ? [card.card] : [],
      ),
    );
    return !attackers.has(id) && attackers.size >= act.times;
  });
}
