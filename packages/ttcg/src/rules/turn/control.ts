import { type CardId, cardOf, resolveRef, type Seat, zoneOf } from '@cardscape/kernel';
import { takeStack } from '../acts/field.ts';
import { swapStacks } from '../acts/swap.ts';
import { BY_RULE } from '../chain/cause.ts';
import { controllerOf, type Duel, isActive, present, textsOf, touch } from '../position/duel.ts';
import type { Lasting } from '../position/state.ts';
import { send } from '../resolve/deeds.ts';
import { isOfControl } from '../standing/of-control.ts';
import { isInForce } from '../standing/work-out.ts';

/** Gives back what was taken, when the time for it is over; true if something was given back. */
export function settleControl(duel: Duel): boolean {
  const { state, book } = duel;
  if (!textsOf(duel).controls) return false;
  for (let place = 0; place < state.lasting.length; place++) {
    const lasting = state.lasting[place] as Lasting;
    if (!isOfControl(book.act(lasting.act)) || isInForce(duel, lasting)) continue;
    state.lasting.splice(place, 1);
    endControl(duel, lasting);
    return true;
  }
  return false;
}

/** The time for which cards were on the other side is over; nothing for all else that has lasted. */
export function endControl(duel: Duel, { act: key, cards }: Lasting): void {
  const act = duel.book.act(key);
  if (!isOfControl(act)) return;
  const [first, second] = present(duel, cards).filter(
    (id) => duel.state.field[id] && isActive(duel, id),
  );
  // Both go back to where the other lies, so that neither needs a free column.
  const both = act.do === 'swap' && first !== undefined && second !== undefined;
  if (!both) giveBack(duel, cards);
  else if (controllerOf(duel, first) !== controllerOf(duel, second))
    swapStacks(duel, first, second);
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
