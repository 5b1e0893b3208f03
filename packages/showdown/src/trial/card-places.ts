import { type CardId, type CardTable, cardOf, SEATS, type Seat, zoneOf } from '@cardscape/kernel';
import {
  CHARACTER,
  deckOf,
  EQUIP_SLOTS,
  FIELD,
  graveOf,
  handOf,
  LIMBO,
  MOB_SLOTS,
  slotZone,
  underZone,
} from '../rules/position/slots.ts';
import type { CardPlace, SavedPosition, SavedSide, SavedSlot } from './position.ts';

/** What a place looks like, whether or not a card lies there. */
export const CARD_PLACE =
  /^[01]\/(?:character|(?:field|(?:mobs|equips)\/\d+)(?:\/under\/\d+)?|(?:build|hand|deck|graveyard)\/\d+)$/;

/** The piles of a side by the names that they have in a saved position. */
export function pilesOf(table: CardTable, seat: Seat) {
  const { cards } = zoneOf(table, LIMBO);
  const ownerless = cards.filter((id) => (cardOf(table, id).owner ?? 0) === seat).reverse();
  return {
    build: zoneOf(table, underZone(seat, CHARACTER)).cards,
    hand: zoneOf(table, handOf(seat)).cards,
    deck: zoneOf(table, deckOf(seat)).cards,
    // What is on its way when a match is saved comes to where it would if nothing took it up.
    graveyard: [...ownerless, ...zoneOf(table, graveOf(seat)).cards],
  };
}

/** The place of every card of a table. */
export function cardPlaces(table: CardTable): Map<CardId, CardPlace> {
  const places = new Map<CardId, CardPlace>();
  const note = (cards: readonly CardId[], name: (at: number) => string) => {
    cards.forEach((id, at) => {
      places.set(id, name(at));
    });
  };
  const noteSlot = (seat: Seat, slot: number, name: string) => {
    note(zoneOf(table, slotZone(seat, slot)).cards, () => name);
    note(zoneOf(table, underZone(seat, slot)).cards, (at) => `${name}/under/${at}`);
  };
  for (const seat of SEATS) {
    noteSlot(seat, CHARACTER, `${seat}/character`);
    for (const [at, slot] of MOB_SLOTS.entries()) noteSlot(seat, slot, `${seat}/mobs/${at}`);
    for (const [at, slot] of EQUIP_SLOTS.entries()) noteSlot(seat, slot, `${seat}/equips/${at}`);
    noteSlot(seat, FIELD, `${seat}/field`);
    for (const [pile, cards] of Object.entries(pilesOf(table, seat)))
      note(cards, (at) => `${seat}/${pile}/${at}`);
  }
  return places;
}

/** Does a card lie at a place of a saved position? */
export function isTaken({ players }: Pick<SavedPosition, 'players'>, place: CardPlace): boolean {
  const [seat, row, at = '0', under, depth] = place.split('/');
  const side: SavedSide = players[seat === '1' ? 1 : 0];
  if (row === 'character') return true;
  if (row === 'field')
    return at === 'under' ? lies(side.field, Number(under)) : lies(side.field, undefined);
  if (row === 'mobs' || row === 'equips')
    return lies(side[row]?.[Number(at)], under === undefined ? undefined : Number(depth));
  return side[row as 'build' | 'hand' | 'deck' | 'graveyard']?.[Number(at)] !== undefined;
}

/** Is there a card in a slot, or so deep under it? */
function lies(slot: SavedSlot | undefined, depth: number | undefined): boolean {
  if (slot === null || slot === undefined) return false;
  return depth === undefined || (typeof slot === 'object' && slot.under?.[depth] !== undefined);
}
