import type { CardRef } from '@cardscape/kernel';
import { PILES } from '../../language/tree/places.ts';
import type { Act } from '../../language/tree/tree.ts';
import type { Duel } from '../position/duel.ts';

/** Does it say of what kind or rank cards are, which counts wherever they lie? */
export function countsAnywhere(act: Act): boolean {
  return act.do === 'type' || act.do === 'subtype' || (act.do === 'stat' && act.stat === 'rank');
}

/**
 * "All avian units in your hand are also water units": whichever lie there as long as it lasts, so that a
 * card that is drawn is one of them, and one that is played no longer (R-T181).
 */
export function isOfPiles(act: Act): boolean {
  if (!countsAnywhere(act) || !('cards' in act) || act.do === 'bar') return false;
  const { cards } = act;
  if (!('the' in cards) || cards.the !== 'pick' || cards.count !== 'all') return false;
  return cards.card.place !== undefined && PILES.includes(cards.card.place);
}

/** What is true of a card in a hand for a time stays true of it when it is played (R-T181). */
export function followPlay({ state, book }: Duel, from: CardRef, to: CardRef): void {
  for (const one of state.lasting)
    if (countsAnywhere(book.act(one.act)) && one.cards.some((card) => isSame(card, from)))
      one.cards = one.cards.map((card) => (isSame(card, from) ? to : card));
}

const isSame = (one: CardRef, other: CardRef): boolean =>
  one.card === other.card && one.generation === other.generation;
