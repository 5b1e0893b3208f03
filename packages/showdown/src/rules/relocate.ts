import {
  type CardId,
  cardOf,
  forgetZone,
  moveCard,
  SEES,
  type Seat,
  seatSight,
  seeCard,
  zoneOf,
} from '@cardscape/kernel';
import { MAX_VALUE } from '../interface/index.ts';
import {
  cardsUnder,
  type Duel,
  ownerOf,
  placeOfCard,
  sheetOf,
  shown,
  tableToChange,
  unitOf,
} from './duel.ts';
import { refreshFields } from './field-block.ts';
import { tellAll, type Versions } from './fire.ts';
import { freshUnit } from './position.ts';
import { moveSlot } from './room.ts';
import { change, keep } from './settle.ts';
import {
  deckOf,
  graveOf,
  LIMBO,
  type PileKind,
  pileOf,
  pileZone,
  slotZone,
  underZone,
} from './slots.ts';

const PUT_INTO = byPile((pile) => ({
  itself: `onPutInto${pile}`,
  own: `onPutCardInto${pile}`,
  opponent: `onOpponentPutCardInto${pile}`,
}));
const TAKEN_FROM = byPile((pile) => ({
  itself: `onTakeFrom${pile}`,
  own: `onTakeCardFrom${pile}`,
  opponent: `onOpponentTakeCardFrom${pile}`,
}));

function byPile(names: (pile: string) => Versions): Record<PileKind, Versions> {
  return { hand: names('Hand'), deck: names('Deck'), grave: names('Graveyard') };
}

/** Moves a card out of the pile it is in, if it is in one, to nowhere in particular. */
export function takeOut(duel: Duel, id: CardId): void {
  toZone(duel, id, LIMBO, 'bottom');
}

/** Moves a card to a pile: its top is its first card, and new cards of a hand come last. */
export function toPile(
  duel: Duel,
  id: CardId,
  seat: Seat,
  kind: PileKind,
  at: 'top' | 'bottom' = kind === 'grave' ? 'top' : 'bottom',
): void {
  toZone(duel, id, pileZone(seat, kind), at);
  tellAll(duel, id, seat, PUT_INTO[kind]);
}

/** Moves a card under the card of a slot, below all that lies there. */
export function toUnder(duel: Duel, id: CardId, seat: Seat, slot: number): void {
  change(duel, () => toZone(duel, id, underZone(seat, slot), 'bottom'));
}

/** Puts a card into a slot of the table, fresh. */
export function toSlot(duel: Duel, id: CardId, seat: Seat, slot: number): void {
  const zone = slotZone(seat, slot);
  change(
    duel,
    () => {
      toZone(duel, id, zone, 'top');
      duel.state.units[id] = freshUnit();
    },
    zone,
  );
}

/** Moves a deployed card, with all that lies under it, to a slot of either side, as it is. */
export function shiftSlot(duel: Duel, id: CardId, seat: Seat, slot: number): void {
  change(duel, () => moveSlot(duel, id, seat, slot), slotZone(seat, slot));
}

/** A deployed card leaves the table: what lay under it goes to the bottom of its owners' decks (4.5.11). */
export function leaveTable(duel: Duel, id: CardId, to: () => void): void {
  change(duel, () => {
    returnUnder(duel, id);
    const { state } = duel;
    state.units[id] = null;
    for (const unit of state.units) {
      if (!unit) continue;
      // What a card keeps up by being there ends with it.
      keep(unit.blocks, ({ source }) => source !== id);
      keep(unit.buffs, ({ source, aura }) => !(aura && source === id));
      keep(unit.dots, ({ source, turns }) => source !== id || turns < MAX_VALUE);
    }
    const isField = sheetOf(duel, id).design.type === 'field';
    to();
    if (isField) refreshFields(duel);
  });
}

/** The cards under a card go back to the bottom of their owners' decks. */
export function returnUnder(duel: Duel, id: CardId): void {
  for (const card of [...cardsUnder(duel, id)]) toPile(duel, card, ownerOf(duel, card), 'deck');
}

function toZone(duel: Duel, id: CardId, to: string, at: 'top' | 'bottom'): void {
  const card = cardOf(duel.state.table, id);
  const from = card.zone;
  const pile = pileOf(from);
  const place = placeOfCard(duel, id);
  if (place && !place.under && unitOf(duel, id)) duel.state.units[id] = null;
  const whose = pile?.seat;
  moveCard(tableToChange(duel), id, to, at);
  hide(duel, id, from, to);
  if (pile && whose !== undefined) tellAll(duel, id, whose, TAKEN_FROM[pile.kind]);
}

/** A card that goes unseen from a hand to a deck cannot be followed, nor told from those left behind. */
function hide({ state }: Duel, id: CardId, from: string, to: string): void {
  const target = pileOf(to);
  const origin = pileOf(from);
  if (!target || target.kind === 'grave') return;
  const card = cardOf(state.table, id);
  if (origin?.kind === 'hand' && target.kind === 'deck') {
    const others = SEES.all & ~seatSight(origin.seat);
    card.known &= ~others;
    forgetZone(state.table, from, others);
  }
}

/** Tells that a card has gone from one place to another. */
export function tellMove(
  duel: Duel,
  id: CardId,
  seat: Seat,
  from: string,
  to: string,
  seer: Seat = seat,
): void {
  if (duel.preview || !duel.log) return;
  const subject = shown(duel, id);
  const mine = seeCard(duel.state.table, id, seer);
  const secrets =
    'card' in subject || !('card' in mine)
      ? {}
      : { secrets: [{ to: [seer], shows: { subject: mine } }] };
  duel.log.push({ type: 'moved', seat, subject, from, to, ...secrets });
}

/** Puts cards that no place has got to their owners' graveyards. */
export function clearLimbo(duel: Duel): void {
  for (const id of [...zoneOf(duel.state.table, LIMBO).cards])
    moveCard(tableToChange(duel), id, graveOf(ownerOf(duel, id)));
}

/** The top cards of a player's deck. */
export function topOfDeck({ state }: Duel, seat: Seat, count = 1): CardId[] {
  return zoneOf(state.table, deckOf(seat)).cards.slice(0, count);
}
