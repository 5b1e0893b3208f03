import type { CardRef } from '@cardscape/kernel';
import { type Duel, touch } from '../position/duel.ts';
import { leftAfterAttack } from '../standing/expiry.ts';
import { giveBack } from './control.ts';

/** An attack is over: what lasts until then ends, and what watches until then. */
export function endWithAttack(duel: Duel, attacker: CardRef): void {
  const { state, book } = duel;
  if (state.lasting.length === 0 && state.watches.length === 0) return;
  for (const lasting of [...state.lasting]) {
    const left = leftAfterAttack(lasting.until, lasting.cards, attacker);
    if (left === lasting.cards) continue;
    const place = state.lasting.indexOf(lasting);
    state.lasting.splice(place, 1, ...(left ? [{ ...lasting, cards: left }] : []));
    if (book.act(lasting.act).do === 'control') giveBack(duel, lasting.cards);
    touch(duel);
  }
  for (const watch of [...state.watches])
    if (leftAfterAttack(watch.until, watch.link.that, attacker) !== watch.link.that)
      state.watches.splice(state.watches.indexOf(watch), 1);
}
