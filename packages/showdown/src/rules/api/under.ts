import { type CardId, cardOf, type Seat } from '@cardscape/kernel';
import { cardsUnder, type Duel, isDeployed, isInLimbo, placeOfCard, sheetOf } from '../duel.ts';
import { leaveTable, returnUnder, takeOut, toUnder } from '../relocate.ts';
import { change } from '../settle.ts';
import { LIMBO } from '../slots.ts';
import { listOf } from './lists.ts';

/** Rules of cards under cards (4.5.11). */
export const UNDER_RULES = {
  putCardUnder: (duel: Duel, host: CardId | null, id: CardId | null) => {
    if (host === null || id === null || host === id || duel.preview) return listOf([]);
    if (sheetOf(duel, id).design.type === 'char') return listOf([]);
    const place = placeOfCard(duel, host);
    if (isDeployed(duel, id)) leaveTable(duel, id, () => takeOut(duel, id));
    if (place && !place.under) toUnder(duel, id, place.seat, place.slot);
    else if (isInLimbo(duel, host) || place === undefined) {
      // The host is on its way to the table; what goes under it follows.
      takeOut(duel, id);
      const waiting = duel.waiting.get(host) ?? [];
      duel.waiting.set(host, [...waiting, id]);
    }
    return listOf(cardsUnder(duel, host));
  },
  takeCardUnder: (duel: Duel, host: CardId | null, id: CardId | null) => {
    if (host === null || id === null || !cardsUnder(duel, host).includes(id)) return listOf([]);
    change(duel, () => takeOut(duel, id));
    return listOf([id]);
  },
  returnCardsUnderToDeck: (duel: Duel, _: Seat, host: CardId | null) => {
    if (host !== null) change(duel, () => returnUnder(duel, host));
  },
  removeCardsUnder: (duel: Duel, host: CardId | null) => {
    if (host === null) return listOf([]);
    const cards = [...cardsUnder(duel, host)];
    change(duel, () => {
      for (const id of cards) takeOut(duel, id);
    });
    return listOf(cards.filter((id) => cardOf(duel.state.table, id).zone === LIMBO));
  },
  getCardUnder: (duel: Duel, host: CardId | null, place: number) =>
    host === null ? null : (cardsUnder(duel, host)[place] ?? null),
  countCardsUnder: (duel: Duel, _: Seat, host: CardId | null) =>
    host === null ? 0 : cardsUnder(duel, host).length,
  makeListCardsUnder: (duel: Duel, _: Seat, host: CardId | null) =>
    listOf(host === null ? [] : cardsUnder(duel, host)),
};
