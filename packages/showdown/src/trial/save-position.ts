import { type CardId, cardOf, type Seat, zoneOf } from '@cardscape/kernel';
import type { CardBook } from '../rules/book.ts';
import { cardsUnder, characterOf, type Duel, inSlot, ownerOf, unitOf } from '../rules/duel.ts';
import { openDuel } from '../rules/proceed.ts';
import { deckOf, EQUIP_SLOTS, FIELD, graveOf, handOf, MOB_SLOTS } from '../rules/slots.ts';
import type { ShowdownState } from '../rules/state.ts';
import { hpOf, maxHpOf } from '../rules/values.ts';
import type { SavedCard, SavedPosition, SavedSide, SavedSlot } from './position.ts';

/** A position of a match in the form that people read. */
export function savePosition(book: CardBook, state: ShowdownState): SavedPosition {
  const duel = openDuel(book, state, undefined, [], null);
  const { turn, active, phase } = state;
  return { turn, active, phase, players: [saveSide(duel, 0), saveSide(duel, 1)] };
}

function saveSide(duel: Duel, seat: Seat): SavedSide {
  const { table, players } = duel.state;
  const names = (cards: readonly CardId[]) => cards.map((id) => cardOf(table, id).design);
  const pile = (zone: string) => names(zoneOf(table, zone).cards);
  const row = (slots: readonly number[]) =>
    trimmed(slots.map((slot) => saveSlot(duel, seat, slot)));
  const character = characterOf(duel, seat);
  return {
    character: cardOf(table, character).design,
    hp: hpOf(duel, character),
    maxHp: maxHpOf(duel, character),
    level: players[seat].level,
    build: names(cardsUnder(duel, character)),
    mobs: row(MOB_SLOTS),
    equips: row(EQUIP_SLOTS),
    field: saveSlot(duel, seat, FIELD),
    hand: pile(handOf(seat)),
    deck: pile(deckOf(seat)),
    graveyard: pile(graveOf(seat)),
  };
}

/** Without the empty slots at the end. */
function trimmed(slots: readonly SavedSlot[]): SavedSlot[] {
  return slots.slice(0, slots.findLastIndex((there) => there !== null) + 1);
}

function saveSlot(duel: Duel, seat: Seat, slot: number): SavedCard | null {
  const id = inSlot(duel, seat, slot);
  const unit = id === undefined ? null : unitOf(duel, id);
  if (id === undefined || !unit) return null;
  const { table } = duel.state;
  const { stun, silence, away, attacks } = unit;
  const under = cardsUnder(duel, id).map((card) => cardOf(table, card).design);
  const owner = ownerOf(duel, id);
  return {
    card: cardOf(table, id).design,
    ...(slot !== FIELD && { hp: hpOf(duel, id), maxHp: maxHpOf(duel, id) }),
    ...(under.length > 0 && { under }),
    ...(stun > 0 && { stun }),
    ...(silence > 0 && { silence }),
    ...(away > 0 && { away }),
    ...(attacks > 0 && { attacks }),
    ...(owner !== seat && { owner }),
  };
}
