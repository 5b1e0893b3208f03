import {
  below,
  type CardId,
  cardOf,
  type Seat,
  shuffle,
  shuffleZone,
  zoneOf,
} from '@cardscape/kernel';
import type { LuaValue } from '@cardscape/lua';
import { isNumeral, wholeNumber } from '../../interface/index.ts';
import { ask, askCard } from '../asking/ask.ts';
import { tellAll, tellSides } from '../pointcuts/fire.ts';
import type { CardList } from '../position/card-list.ts';
import { type Duel, ownerOf, sheetOf, tableToChange, unitOf } from '../position/duel.ts';
import { type PileKind, pileOf, pileZone } from '../position/slots.ts';
import { byEffect, destroy, discard } from '../resolve/destroy.ts';
import { remove, takeOut, tellMove, toPile } from '../resolve/relocate.ts';
import { abilitiesOf, isSkipped } from '../turn/abilities.ts';
import { cardOfValue } from './decode.ts';
import { type FilterArguments, filterOf, onTable, passes, seatsIn } from './filter.ts';
import { cardsIn, forgetList, listOf } from './lists.ts';
import { showTo } from './sight.ts';

const KINDS: readonly PileKind[] = ['hand', 'deck', 'grave'];
const TAKE = { byName: 0, card: 1, next: 2 } as const;
const PUT_BOTTOM = 4;

const SELECTED = {
  itself: 'onSelectMenu',
  own: 'onSelectMenuCard',
  opponent: 'onOpponentSelectMenuCard',
};
const ORDERED = { own: 'onPickCardOrder', opponent: 'onOpponentPickCardOrder' };

/** The zone of a pile by its flag; nothing for a kind that is no pile. */
export function zoneFor(seat: Seat, kind: number | undefined): string | null {
  const name = kind === undefined ? undefined : KINDS[kind];
  return name ? pileZone(seat, name) : null;
}

/** Moves a card to a pile and tells it. */
export function put(duel: Duel, id: CardId, zone: string, at?: 'top' | 'bottom'): void {
  const pile = pileOf(zone);
  if (!pile) return;
  if (sheetOf(duel, id).design.type === 'char') return;
  const from = cardOf(duel.state.table, id).zone;
  if (pile.kind !== 'grave') toPile(duel, id, pile.seat, pile.kind, at);
  else if (unitOf(duel, id)) {
    destroy(duel, id, byEffect(duel, duel.sourceSeat));
    return;
  } else remove(duel, id, pile.seat, at);
  tellMove(duel, id, pile.seat, from, zone);
}

/** Takes cards out of a list; those of a pile's own list leave the pile. */
function takeFrom(duel: Duel, list: CardList, cards: readonly CardId[]): CardId[] {
  const there = cards.filter((id) => cardsIn(duel, list).includes(id));
  for (const id of there)
    if (list.zone === null) list.cards.splice(list.cards.indexOf(id), 1);
    else takeOut(duel, id);
  return there;
}

/** The cards that a `TAKE_` flag and its value mean. */
function meant(
  duel: Duel,
  cards: readonly CardId[],
  how: number | undefined,
  value: LuaValue,
): CardId[] {
  if (how === TAKE.next) {
    return cards.slice(0, Math.max(0, wholeNumber(value)));
  }
  const wanted = cardOfValue(duel, value);
  if (how === TAKE.card && wanted !== null) return cards.includes(wanted) ? [wanted] : [];
  const named = isNumeral(value) ? wholeNumber(value) : value;
  const found = cards.find((id) => {
    const { number, design } = sheetOf(duel, id);
    return number === named || design.name === value;
  });
  return found === undefined ? [] : [found];
}

/** Puts cards on a pile; on the top they keep their order. The top of a hand is its far left. */
function putAll(duel: Duel, ids: readonly CardId[], zone: string, how: number | undefined): void {
  const at = how === PUT_BOTTOM ? 'bottom' : 'top';
  const inOrder = at === 'top' ? [...ids].reverse() : ids;
  for (const id of inOrder) put(duel, id, zone, at);
}

/** Rules of decks, hands, graveyards and lists. */
export const PILE_RULES = {
  getPlayerDeck: (_: Duel, seat: Seat, kind: number | undefined) => zoneFor(seat, kind),
  hasCardOnDeck: (duel: Duel, number: number, zone: string | null) =>
    zone !== null &&
    zoneOf(duel.state.table, zone).cards.some((id) => sheetOf(duel, id).number === number),
  shuffleDeck: (duel: Duel, deck: string | null, seat: Seat, kind: number | undefined) => {
    const zone = deck ?? zoneFor(seat, kind);
    const pile = zone === null ? undefined : pileOf(zone);
    if (!pile || zone === null) return;
    shuffleZone(tableToChange(duel), duel.state.random, zone);
    duel.log?.push({ type: 'shuffled', seat: pile.seat });
  },
  discardRandomCardFromDeck: (duel: Duel, _: Seat, zone: string | null) => {
    const cards = zone === null ? [] : zoneOf(duel.state.table, zone).cards;
    return discardAny(duel, cards) !== undefined;
  },
  takeTargetCardFromDeck: (duel: Duel, _: Seat, id: CardId | null, zone: string | null) => {
    if (id === null || zone === null || cardOf(duel.state.table, id).zone !== zone)
      return listOf([]);
    takeOut(duel, id);
    return listOf([id]);
  },
  takeCardsFromDeck: (duel: Duel, _: Seat, zone: string | null, count: number) => {
    if (zone === null) return listOf([]);
    const cards = zoneOf(duel.state.table, zone).cards.slice(0, Math.max(0, count));
    for (const id of cards) takeOut(duel, id);
    return listOf(cards);
  },
  moveCards: (
    duel: Duel,
    _: Seat,
    from: string | null,
    to: string | null,
    take: number | undefined,
    how: number | undefined,
    value: LuaValue,
  ) => {
    if (from === null || to === null) return 0;
    const cards = meant(duel, zoneOf(duel.state.table, from).cards, take, value);
    putAll(duel, cards, to, how);
    return cards.length;
  },
  createList: () => listOf([]),
  getListFromDeck: (duel: Duel, zone: string | null) => {
    if (zone === null) return [listOf([]), 0];
    return [{ zone, cards: [] }, zoneOf(duel.state.table, zone).cards.length];
  },
  makeListFromCharacterActions: (
    duel: Duel,
    seat: Seat,
    passCharacter: boolean,
    passSkipped: boolean,
  ) => {
    const cards = abilitiesOf(duel, seat)
      .filter((ability) => {
        if (passCharacter && ability.number > 0) return false;
        return !(passSkipped && isSkipped(duel, seat, ability));
      })
      .map(({ card }) => card);
    const once = [...new Set(cards)];
    return [listOf(once), once.length];
  },
  getListLength: (duel: Duel, list: CardList | null) => cardsIn(duel, list).length,
  isEmptyList: (duel: Duel, list: CardList | null) => cardsIn(duel, list).length === 0,
  appendLists: (duel: Duel, first: CardList | null, second: CardList | null) =>
    listOf([...cardsIn(duel, first), ...cardsIn(duel, second)]),
  shuffleList: (duel: Duel, list: CardList | null) => {
    if (!list) return;
    if (list.zone === null) shuffle(duel.state.random, list.cards);
    else shuffleZone(tableToChange(duel), duel.state.random, list.zone);
  },
  destroyList: forgetList,
  makeFilteredList: (duel: Duel, seat: Seat, list: CardList | null, ...filter: FilterArguments) => {
    const cards = cardsIn(duel, list).filter((id) => passes(duel, seat, id, filterOf(...filter)));
    return [listOf(cards), cards.length > 0];
  },
  makeFilteredTableList: (
    duel: Duel,
    seat: Seat,
    mode: number | undefined,
    ...filter: FilterArguments
  ) => {
    const cards = onTable(duel, seat, seatsIn(seat, mode), filterOf(...filter));
    return [listOf(cards), cards.length > 0];
  },
  menuCards: (
    duel: Duel,
    seat: Seat,
    list: CardList | null,
    message: string,
    shown: number | undefined,
  ) => {
    const cards = [...cardsIn(duel, list)];
    if (shown !== 0) showTo(duel, seat, cards);
    const chosen = askCard(duel, seat, 'menu', cards, true, undefined, message);
    if (chosen === undefined) return null;
    tellAll(duel, chosen, seat, SELECTED);
    return chosen;
  },
  pickCardOrder: (duel: Duel, seat: Seat, list: CardList | null) => {
    const cards = [...cardsIn(duel, list)];
    if (!list || cards.length < 2) return;
    showTo(duel, seat, cards);
    const picks = ask(duel, {
      seat,
      kind: 'order',
      count: cards.length,
      options: () => cards.map((card) => ({ act: 'order', card })),
      min: cards.length,
      max: cards.length,
      ordered: true,
    });
    const ordered = picks.map((pick) => cards[pick] as CardId);
    const place = list.zone === null ? list.cards : zoneOf(tableToChange(duel), list.zone).cards;
    if (ordered.length === place.length) place.splice(0, place.length, ...ordered);
    tellSides(duel, seat, ORDERED);
  },
  discardRandomCardFromList: (duel: Duel, _: Seat, list: CardList | null) => {
    const id = discardAny(duel, cardsIn(duel, list));
    if (list && id !== undefined && list.zone === null)
      list.cards.splice(list.cards.indexOf(id), 1);
    return [id !== undefined, list];
  },
  takeNextCardsFromList: (duel: Duel, list: CardList | null, count: number) => {
    if (!list) return [null, listOf([])];
    return [list, listOf(takeFrom(duel, list, cardsIn(duel, list).slice(0, Math.max(0, count))))];
  },
  takeTargetCardFromList: (duel: Duel, id: CardId | null, list: CardList | null) => {
    if (!list || id === null) return [list, false];
    return [list, takeFrom(duel, list, [id]).length > 0];
  },
  takeCardsFromList: (duel: Duel, taken: CardList | null, list: CardList | null) => {
    if (!list) return [list, 0];
    return [list, takeFrom(duel, list, [...cardsIn(duel, taken)]).length];
  },
  takeTargetCardFromListToDeck: (
    duel: Duel,
    _: Seat,
    zone: string | null,
    list: CardList | null,
    id: CardId | null,
    end: number | undefined,
  ) => {
    if (!list || zone === null || id === null || !cardsIn(duel, list).includes(id)) return list;
    if (list.zone === null) list.cards.splice(list.cards.indexOf(id), 1);
    putAll(duel, [id], zone, end === 1 ? PUT_BOTTOM : undefined);
    return list;
  },
  moveCardsFromListToDeck: (
    duel: Duel,
    _: Seat,
    list: CardList | null,
    zone: string | null,
    take: number | undefined,
    how: number | undefined,
    value: LuaValue,
  ) => {
    if (!list || zone === null) return [list, 0];
    const cards = meant(duel, cardsIn(duel, list), take, value);
    if (list.zone === null) for (const id of cards) list.cards.splice(list.cards.indexOf(id), 1);
    putAll(duel, cards, zone, how);
    return [list, cards.length];
  },
};

function discardAny(duel: Duel, cards: readonly CardId[]): CardId | undefined {
  if (cards.length === 0) return undefined;
  const id = cards[below(duel.state.random, cards.length)] as CardId;
  discard(duel, id, ownerOf(duel, id), true);
  return id;
}
