import {
  type CardId,
  cardOf,
  type EventLog,
  moveCard,
  opponentOf,
  type Seat,
  type Secret,
  type SeenCard,
  seeCard,
  zoneOf,
} from '@cardscape/kernel';
import type { CardType } from '../language/tree.ts';
import type { DrawCause, KolymaEvent, OpenCard } from './events.ts';
import type { KolymaState, Parting } from './state.ts';
import { discardOf, drawZone, heldZone, NUMBER_DISCARD } from './zones.ts';

/** The log of a game of Kolyma. */
export type Log = EventLog<KolymaEvent>;

/** Draws up to so many cards of a type; an empty deck gives nothing (R-K9). */
export function drawCards(
  state: KolymaState,
  log: Log,
  seat: Seat,
  type: CardType,
  count: number,
  cause: DrawCause,
): void {
  const drawn = zoneOf(state.table, drawZone(seat, type)).cards.slice(0, count);
  if (drawn.length === 0) return;
  for (const card of drawn) moveCard(state.table, card, heldZone(seat, type), 'bottom');
  log?.push({
    type: 'draw',
    seat,
    of: type,
    cause,
    ...secretCards(state, drawn, [seat]),
  });
}

/** Takes cards from a player in one of the three ways, and raises the flag for it (R-K6). */
export function partWith(
  state: KolymaState,
  log: Log,
  seat: Seat,
  parting: Parting | 'exchange',
  type: CardType,
  cards: readonly CardId[],
): void {
  if (cards.length === 0) return;
  const { flags } = state.players[seat];
  switch (parting) {
    case 'discard':
      discardCards(state, log, seat, type, cards, parting);
      flags.discarded = true;
      break;
    case 'swap':
    case 'exchange':
      discardCards(state, log, seat, type, cards, parting);
      flags.swapped = true;
      drawCards(state, log, seat, type, cards.length, 'swap');
      break;
    case 'transfer':
      transfer(state, log, seat, type, cards);
      flags.transferred = true;
      break;
  }
}

function discardCards(
  state: KolymaState,
  log: Log,
  seat: Seat,
  type: CardType,
  cards: readonly CardId[],
  cause: 'discard' | 'swap' | 'exchange',
): void {
  for (const card of cards) discard(state, card);
  log?.push({ type: 'discard', seat, of: type, cards: openCards(state, cards), cause });
}

/** A number card keeps its sign when it changes hands; only leaving play turns it back (R-K10). */
function transfer(
  state: KolymaState,
  log: Log,
  from: Seat,
  type: CardType,
  cards: readonly CardId[],
): void {
  const to = opponentOf(from);
  for (const card of cards) moveCard(state.table, card, heldZone(to, type), 'bottom');
  log?.push({ type: 'transfer', from, to, of: type, ...secretCards(state, cards, [from, to]) });
}

/** Puts a card on the pile of the deck it came from. */
export function discard(state: KolymaState, card: CardId): void {
  const { owner } = cardOf(state.table, card);
  moveCard(state.table, card, owner === null ? NUMBER_DISCARD : discardOf(owner));
  const turned = state.flipped.indexOf(card);
  if (turned >= 0) state.flipped.splice(turned, 1);
}

function openCards(state: KolymaState, cards: readonly CardId[]): OpenCard[] {
  return cards.map((card) => ({ card, design: cardOf(state.table, card).design }));
}

/** The cards of an event: what all see of them, and the faces for those who may see those. */
function secretCards(
  state: KolymaState,
  cards: readonly CardId[],
  to: readonly Seat[],
): { cards: SeenCard[]; secrets?: Secret[] } {
  const shared = cards.map((card) => seeCard(state.table, card, 'table'));
  if (shared.every((card) => 'card' in card)) return { cards: shared };
  return { cards: shared, secrets: [{ to, shows: { cards: openCards(state, cards) } }] };
}
