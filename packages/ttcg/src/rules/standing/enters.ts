import type { CardId, Seat } from '@cardscape/kernel';
import { fitsCard } from '../meaning/filter.ts';
import { type Duel, textsOf } from '../position/duel.ts';
import { eyesOf } from '../position/scope.ts';
import { forces } from './forces.ts';

/** "Enemy units enter the field tapped": does a card that has come to a player's side of the field? */
export function entersTapped(duel: Duel, id: CardId, seat: Seat): boolean {
  if (!textsOf(duel).entersTapped) return false;
  return forces(duel).onPlaying.some(({ act, seat: maker, source, named }) => {
    if (act.do !== 'enterTapped') return false;
    if (act.cards.the !== 'pick') return source.card === id;
    const { card } = act.cards;
    if (card.whose && (card.whose === 'your') !== (maker === seat)) return false;
    const scope = eyesOf(maker, seat, source, undefined, named);
    return fitsCard(duel, scope, id, card);
  });
}
