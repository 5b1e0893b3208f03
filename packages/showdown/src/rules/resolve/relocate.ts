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
import { MAX_VALUE } from '../../interface/index.ts';
import { REMOVED } from '../attack/attack-codes.ts';
import { fire, fireSides, inEvent, inPart, tellAll, type Versions } from '../pointcuts/fire.ts';
import {
  cardsUnder,
  controllerOf,
  type Duel,
  ownerOf,
  placeOfCard,
  sheetOf,
  shown,
  tableToChange,
  unitOf,
} from '../position/duel.ts';
import { changeField } from '../position/field-block.ts';
import { freshUnit } from '../position/position.ts';
import { moveSlot } from '../position/room.ts';
import {
  deckOf,
  graveOf,
  LIMBO,
  type PileKind,
  pileOf,
  pileZone,
  slotZone,
  underZone,
} from '../position/slots.ts';
import { change, keep } from './settle.ts';

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

/** A script takes a deployed card off the table, to put it elsewhere. */
export function withdraw(duel: Duel, id: CardId): void {
  leaveTable(duel, id, () => takeOut(duel, id));
  duel.withdrawn.add(id);
}

/**
 * Moves a card to a pile, off the table too: its top is its first card, and new cards of a hand come
 * last. A character stays where it is.
 */
export function toPile(
  duel: Duel,
  id: CardId,
  seat: Seat,
  kind: PileKind,
  at: 'top' | 'bottom' = kind === 'grave' ? 'top' : 'bottom',
): void {
  if (sheetOf(duel, id).design.type === 'char') return;
  const bring = () => {
    toZone(duel, id, pileZone(seat, kind), at);
    tellAll(duel, id, seat, PUT_INTO[kind]);
  };
  if (unitOf(duel, id)) leaveTable(duel, id, bring);
  else if (placeOfCard(duel, id))
    change(duel, () => {
      endEffectsOf(duel, id);
      bring();
    });
  else bring();
}

const REMOVED_CARD = {
  itself: 'onMoveToDiscardPile',
  own: 'onCardMovedToDiscardPile',
  opponent: 'onOpponentCardMovedToDiscardPile',
};

/** The pointcuts of a card that has come to a graveyard from elsewhere (5.2.35). */
export function tellRemoved(duel: Duel, id: CardId, seat: Seat, how: number): void {
  tellAll(duel, id, seat, REMOVED_CARD, { flags: { ZTCG_REMOVETYPE: how } });
}

/** The pointcuts of a card that was removed from elsewhere than the table: it is discarded from a hand only. */
export function tellDiscarded(
  duel: Duel,
  id: CardId,
  seat: Seat,
  from: PileKind | undefined,
  isRandom = false,
): void {
  const flags = { ZTCG_REMOVETYPE: REMOVED.discarded };
  // To the card itself it says who brought it about, to all others whose turn it is.
  const caused = { flags: { ZTCG_PLAYERTYPE: duel.sourceSeat === ownerOf(duel, id) ? 1 : 0 } };
  inEvent(duel, { flags, pointers: [id], target: id }, () => {
    tellAll(duel, id, seat, REMOVED_CARD, { flags }, inPart);
    if (from === 'hand') {
      inPart(duel, caused, () => fire(duel, id, 'onDiscard'));
      fireSides(duel, seat, 'onDiscardCard', 'onOpponentDiscardCard');
    }
    if (!isRandom) return;
    inPart(duel, caused, () => fire(duel, id, 'onRandomDiscard'));
    fireSides(duel, seat, 'onRandomDiscardCard', 'onOpponentRandomDiscardCard');
  });
}

/** Moves a card that is not deployed to a graveyard, its owner's if not said: it is removed. */
export function remove(
  duel: Duel,
  id: CardId,
  grave: Seat = ownerOf(duel, id),
  at?: 'top' | 'bottom',
): void {
  const { table } = duel.state;
  const from = pileOf(cardOf(table, id).zone);
  const seat = from?.seat ?? duel.playing.get(id) ?? controllerOf(duel, id);
  const wasDeployed = duel.withdrawn.has(id);
  toPile(duel, id, grave, 'grave', at);
  // What lay in a graveyard before is not removed by that, nor what has been taken on.
  if (from?.kind === 'grave' || cardOf(table, id).zone !== graveOf(grave)) return;
  if (wasDeployed) tellRemoved(duel, id, seat, REMOVED.destroyed);
  else tellDiscarded(duel, id, seat, from?.kind);
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
    const field = sheetOf(duel, id).design.type === 'field' ? controllerOf(duel, id) : null;
    duel.state.units[id] = null;
    endEffectsOf(duel, id);
    to();
    if (field !== null) changeField(duel, field);
  });
}

/** What a card keeps up by being there ends with it. */
function endEffectsOf({ state }: Duel, id: CardId): void {
  for (const unit of state.units) {
    if (!unit) continue;
    keep(unit.blocks, ({ source }) => source !== id);
    keep(unit.buffs, ({ source, aura }) => !(aura && source === id));
    keep(unit.dots, ({ source, turns }) => source !== id || turns < MAX_VALUE);
  }
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
  if (to !== LIMBO) duel.withdrawn.delete(id);
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

/**
 * Puts cards that no place has got into their owners' graveyards; gives whether there were any. What
 * scripts that hear of it leave lying in their turn follows unheard: else it might never end.
 */
export function clearLimbo(duel: Duel): boolean {
  const strays = [...zoneOf(duel.state.table, LIMBO).cards];
  for (const id of strays) {
    if (cardOf(duel.state.table, id).zone !== LIMBO) continue;
    remove(duel, id);
    tellMove(duel, id, ownerOf(duel, id), LIMBO, graveOf(ownerOf(duel, id)));
  }
  for (const id of [...zoneOf(duel.state.table, LIMBO).cards])
    moveCard(tableToChange(duel), id, graveOf(ownerOf(duel, id)));
  return strays.length > 0;
}

/** The top cards of a player's deck. */
export function topOfDeck({ state }: Duel, seat: Seat, count = 1): CardId[] {
  return zoneOf(state.table, deckOf(seat)).cards.slice(0, count);
}
