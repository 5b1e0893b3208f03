import { type CardId, cardOf, resolveRef, type Seat, zoneOf } from '@cardscape/kernel';
import { takeStack } from '../acts/field.ts';
import { BY_RULE } from '../chain/cause.ts';
import { controllerOf, type Duel, isActive, touch } from '../position/duel.ts';
import { send } from '../resolve/deeds.ts';
import { isInForce } from '../standing/work-out.ts';

/** Gives back what was taken, when the time for it is over; true if something was given back. */
export function settleControl(duel: Duel): boolean {
  const { state, book } = duel;
  for (const [place, lasting] of state.lasting.entries()) {
    if (book.act(lasting.act).do !== 'control' || isInForce(duel, lasting)) continue;
    state.lasting.splice(place, 1);
    giveBack(duel, lasting.cards);
    return true;
  }
  return false;
}

/** Stacks taken from their owner go back to a free column; without one, to the discard pile (R-T32). */
export function giveBack(duel: Duel, refs: readonly { card: CardId; generation: number }[]): void {
  const { state } = duel;
  for (const ref of refs) {
    const id = resolveRef(state.table, ref);
    if (id === undefined || !state.field[id] || !isActive(duel, id)) continue;
    const owner = cardOf(state.table, id).owner as Seat;
    if (controllerOf(duel, id) === owner) continue;
    if (takeStack(duel, id, owner)) continue;
    for (const one of [...zoneOf(state.table, cardOf(state.table, id).zone).cards])
      send(duel, one, { to: 'discard', cause: BY_RULE });
  }
  touch(duel);
}
