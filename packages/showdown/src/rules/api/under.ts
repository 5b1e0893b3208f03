import { type CardId, cardOf, type Seat } from '@cardscape/kernel';
import type { CardList } from '../position/card-list.ts';
import { cardsUnder, type Duel, isDeployed, placeOfCard, sheetOf } from '../position/duel.ts';
import { LIMBO } from '../position/slots.ts';
import { leaveTable, returnUnder, takeOut, toUnder } from '../resolve/relocate.ts';
import { change } from '../resolve/settle.ts';
import { cardsIn, listOf } from './lists.ts';

/** Puts a card under another, from wherever it lies. */
function slide(duel: Duel, host: CardId, id: CardId): void {
  const place = placeOfCard(duel, host);
  if (place?.under) return;
  if (isDeployed(duel, id)) leaveTable(duel, id, () => takeOut(duel, id));
  if (place) toUnder(duel, id, place.seat, place.slot);
  else {
    // The host is on its way to the table; what goes under it follows.
    takeOut(duel, id);
    const waiting = duel.waiting.get(host) ?? [];
    duel.waiting.set(host, [...waiting, id]);
  }
}

/** What is left of a list without a card: scripts go on with it until it is empty. */
function restOf(duel: Duel, list: CardList, id: CardId): CardList {
  const isLeft = cardsIn(duel, list).includes(id);
  if (!isLeft) return list;
  if (list.zone !== null) return listOf(cardsIn(duel, list).filter((card) => card !== id));
  list.cards.splice(list.cards.indexOf(id), 1);
  return list;
}

/** Rules of cards under cards (4.5.11). */
export const UNDER_RULES = {
  putCardUnder: (duel: Duel, host: CardId | null, list: CardList | null) => {
    const [id] = cardsIn(duel, list);
    if (host === null || !list || id === undefined || duel.preview) return listOf([]);
    if (host !== id && sheetOf(duel, id).design.type !== 'char') slide(duel, host, id);
    return restOf(duel, list, id);
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
