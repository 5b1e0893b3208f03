import type { CardId, Seat } from '@cardscape/kernel';
import { holds } from '../meaning/conditions.ts';
import { type Duel, sheetOf, textsOf } from '../position/duel.ts';
import { scopeAt } from '../position/scope.ts';

/** Does a card say that it does not count among the plays of a turn, or the cards that its player keeps? */
export function isBesides(
  duel: Duel,
  seat: Seat,
  id: CardId,
  what: 'be played besides' | 'be kept besides',
): boolean {
  if (!textsOf(duel).besides) return false;
  return sheetOf(duel, id).besides.some(({ act, if: condition }) => {
    if (act.do !== 'allow' || act.what !== what) return false;
    return !condition || holds(duel, scopeAt(duel, id, seat), condition);
  });
}
