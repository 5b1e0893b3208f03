import type { CardId } from '@cardscape/kernel';
import type { Price } from '../../language/tree/tree.ts';
import type { Duel } from '../position/duel.ts';
import { forcesOn } from './forces.ts';
import { rankOf } from './values.ts';

/**
 * The points that its owner loses when a unit is destroyed: its rank, unless something in force on it or what
 * destroys it says otherwise, which has the last word. Below 0, they gain them.
 */
export function priceOf(duel: Duel, id: CardId, said?: Price): number {
  let price = rankOf(duel, id);
  for (const { act } of forcesOn(duel, id))
    if (act.do === 'price') price = changed(price, act.price);
  return said === undefined ? price : changed(price, said);
}

function changed(now: number, price: Price): number {
  switch (price) {
    case 'double':
      return now * 2;
    case 'halve':
      return Math.trunc(now / 2);
    case 'halve up':
      return Math.ceil(now / 2);
    case 'gain':
      return -Math.abs(now);
    default:
      return price;
  }
}
