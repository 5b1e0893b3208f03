import {
  type CardId,
  type CardRef,
  type CardTable,
  cardOf,
  opponentOf,
  resolveRef,
  SEATS,
  type Seat,
  zoneOf,
} from '@cardscape/kernel';
import { DEFAULT_PLACE, type Slot } from '../../language/tree/places.ts';
import type { CardFilter, Place, Whose } from '../../language/tree/tree.ts';
import {
  activeCards,
  cardsUnder,
  type Duel,
  isFaceDown,
  present,
  refsTo,
  sheetOf,
} from '../position/duel.ts';
import { type Asked, type Former, underFormer } from '../position/former.ts';
import type { Scope } from '../position/scope.ts';
import { deckOf, discardOf, FIELD, handOf, ROWS, type Spot, spotOf } from '../position/zones.ts';
import { fitsCard, statOf } from './filter.ts';
import { askedCards } from './refs.ts';

/** The cards that fit a filter, where an action looks for them. */
export function pool(
  duel: Duel,
  scope: Scope,
  filter: CardFilter,
  looks: Slot,
  /** Of those with the highest or lowest value, so many; more if they are equal. */
  n = 1,
): CardId[] {
  const there = cardsIn(duel, scope, filter, looks).filter((id) =>
    fitsCard(duel, scope, id, filter),
  );
  return filter.most ? extreme(duel, there, filter.most, n) : there;
}

/** All cards of the place that a filter names, or that the action looks in by itself. */
export function cardsIn(
  duel: Duel,
  scope: Scope,
  filter: CardFilter,
  looks: Slot,
): readonly CardId[] {
  const usual = DEFAULT_PLACE[looks];
  const place =
    filter.place ??
    besidePlace(filter) ??
    pastPlace(filter) ??
    (usual === 'anywhere' ? 'field' : usual);
  // Where an action by itself looks in a hand or deck, it is that of whoever acts.
  const whose = filter.whose ?? (filter.place || !HELD.has(place) ? undefined : 'their');
  const seats = whose === undefined ? SEATS : [seatMeant(scope, whose)];
  return cardsAt(duel, scope, place, seats);
}

/** What lies beside other cards is on the field, or under one of them. */
function besidePlace({ beside }: CardFilter): Place | undefined {
  return beside && (beside.at === 'under' ? 'dormant' : 'field');
}

/** What was drawn, destroyed, discarded or milled is looked for where it went. */
function pastPlace({ past }: CardFilter): Place | undefined {
  if (past?.did === 'drawn' && !past.not) return 'hand';
  return past && !past.not && PILED.has(past.did) ? 'discard' : undefined;
}

/** Places that each player has for themselves. */
const HELD = new Set<Place>(['hand', 'deck']);

const PILED = new Set<string>(['destroyed', 'discarded', 'milled']);

/** Who is meant by "your", "your opponent's", "their". */
export function seatMeant({ you, doer }: Scope, whose: Whose): Seat {
  if (whose === 'their') return doer;
  return whose === 'your' ? you : opponentOf(you);
}

function cardsAt(
  duel: Duel,
  scope: Scope,
  place: Place,
  seats: readonly Seat[],
): readonly CardId[] {
  const { table } = duel.state;
  switch (place) {
    case 'field':
      return onField(duel, seats);
    case 'unit zone':
      return tops(duel, seats, ROWS.unit);
    case 'spell zone':
      return tops(duel, seats, ROWS.spell);
    case 'hand':
      return piles(table, seats, handOf);
    case 'deck':
      return piles(table, seats, deckOf);
    case 'discard':
      return piles(table, seats, discardOf);
    case 'discard top':
      return seats.flatMap((seat) => zoneOf(table, discardOf(seat)).cards.slice(0, 1));
    case 'deck or discard':
      return [...piles(table, seats, deckOf), ...piles(table, seats, discardOf)];
    case 'hand or discard':
      return [...piles(table, seats, handOf), ...piles(table, seats, discardOf)];
    case 'hand or deck':
      return [...piles(table, seats, handOf), ...piles(table, seats, deckOf)];
    case 'hand, deck or discard':
      return [handOf, deckOf, discardOf].flatMap((nameOf) => piles(table, seats, nameOf));
    case 'that':
      return present(duel, scope.that);
    case 'directly under this':
    case 'directly under that':
      return hosts(duel, scope, place).flatMap((host) =>
        present(duel, under(duel, host).slice(0, 1)),
      );
    case 'across from that':
      return hosts(duel, scope, place).flatMap((host) => across(duel, host));
    case 'under this':
    case 'under that':
      return hosts(duel, scope, place).flatMap((host) => present(duel, under(duel, host)));
    case 'under another':
    case 'dormant':
      return covered(duel, seats, place === 'dormant' ? -1 : scope.source.card);
    case 'below this':
    case 'below that':
      return hosts(duel, scope, place).flatMap((host) => beside(duel, host, 'spell'));
    case 'above this':
    case 'above that':
      return hosts(duel, scope, place).flatMap((host) => beside(duel, host, 'unit'));
    case 'this column':
    case 'that column':
      return hosts(duel, scope, place).flatMap((host) => inColumn(duel, host, seats));
    case 'bound to this':
      return boundTo(duel, seats, [scope.source.card]);
    case 'bound to that':
      return boundTo(duel, seats, present(duel, scope.that));
    case 'next to this':
    case 'next to that':
      return [...new Set(hosts(duel, scope, place).flatMap((host) => nextTo(duel, host)))];
  }
}

/** The cards beside or under which others are looked for; those that have left, as they last were (R-T68). */
function hosts(duel: Duel, scope: Scope, place: Place): Asked[] {
  const the = place.endsWith('this') || place === 'this column' ? 'this' : 'that';
  return askedCards(duel, scope, { the });
}

function under(duel: Duel, { id, was }: Asked): readonly CardRef[] {
  return was ? underFormer(was) : refsTo(duel, cardsUnder(duel, id));
}

/** How many cards fit; of those under a card that has left, how many did. */
export function countOf(duel: Duel, scope: Scope, filter: CardFilter): number {
  const { place } = filter;
  if (!place?.startsWith('under th')) return pool(duel, scope, filter, 'field').length;
  const there = hosts(duel, scope, place).flatMap((host) => under(duel, host));
  return there.filter(({ card }) => fitsCard(duel, scope, card, filter)).length;
}

function spotOfAsked({ state }: Duel, { id, was }: Asked): Spot | undefined {
  return spotOf(was ? was.zone : cardOf(state.table, id).zone);
}

function piles(
  table: CardTable,
  seats: readonly Seat[],
  nameOf: (seat: Seat) => string,
): readonly CardId[] {
  const [only, other] = seats;
  if (only === undefined) return [];
  const first = zoneOf(table, nameOf(only)).cards;
  return other === undefined ? first : [...first, ...zoneOf(table, nameOf(other)).cards];
}

function onField(duel: Duel, seats: readonly Seat[]): readonly CardId[] {
  const [only, other] = seats;
  if (only === undefined) return [];
  const first = activeCards(duel, only);
  return other === undefined ? first : first.concat(activeCards(duel, other));
}

function tops(
  { state }: Duel,
  seats: readonly Seat[],
  rows: readonly [readonly string[], readonly string[]],
): CardId[] {
  const found: CardId[] = [];
  const { zones } = state.table;
  for (const seat of seats)
    for (const zone of rows[seat]) {
      const top = zones[zone]?.cards[0];
      if (top !== undefined) found.push(top);
    }
  return found;
}

/** All cards that lie under others, leaving out the stack of one card. */
function covered({ state }: Duel, seats: readonly Seat[], but: CardId): CardId[] {
  const { table } = state;
  return seats.flatMap((seat) =>
    FIELD[seat].flatMap((zone) => {
      const { cards } = zoneOf(table, zone);
      return cards.length < 2 || cards.includes(but) ? [] : cards.slice(1);
    }),
  );
}

/** The active card in the other row of a card's column. */
function beside(duel: Duel, host: Asked, row: 'unit' | 'spell'): readonly CardId[] {
  const spot = spotOfAsked(duel, host);
  if (!spot || spot.row === row) return [];
  return zoneOf(duel.state.table, ROWS[row][spot.seat][spot.column] as string).cards.slice(0, 1);
}

/** The active cards of the other player in a card's column. */
function across(duel: Duel, host: Asked): CardId[] {
  const spot = spotOfAsked(duel, host);
  return spot ? inColumn(duel, host, [opponentOf(spot.seat)]) : [];
}

function inColumn(duel: Duel, host: Asked, seats: readonly Seat[]): CardId[] {
  const spot = spotOfAsked(duel, host);
  if (!spot) return [];
  return onField(duel, seats).filter(
    (other) => spotOf(cardOf(duel.state.table, other).zone)?.column === spot.column,
  );
}

/** The active cards that are equipped to any of some cards. */
function boundTo(duel: Duel, seats: readonly Seat[], ids: readonly CardId[]): CardId[] {
  const { field, table } = duel.state;
  return onField(duel, seats).filter((id) => {
    const bound = field[id]?.bound;
    const unit = bound && resolveRef(table, bound);
    return unit !== null && unit !== undefined && ids.includes(unit);
  });
}

/** The active cards in the columns beside a card's, on its side of the field. */
function nextTo(duel: Duel, host: Asked): CardId[] {
  const { table } = duel.state;
  const spot = spotOfAsked(duel, host);
  if (!spot) return [];
  return tops(duel, [spot.seat], FIELD).filter(
    (other) => Math.abs((spotOf(cardOf(table, other).zone)?.column ?? -9) - spot.column) === 1,
  );
}

/** Those with the highest or lowest values; more than so many if they are equal. */
function extreme(
  duel: Duel,
  ids: readonly CardId[],
  { end, stat }: NonNullable<CardFilter['most']>,
  n: number,
): CardId[] {
  // Spells have no attack or defense to compare, and a face-down card shows none.
  const able = ids.filter(
    (id) => !isFaceDown(duel, id) && (stat === 'rank' || !sheetOf(duel, id).isSpell),
  );
  const values = able.map((id) => worthOf(duel, id, { end, stat }));
  const last = [...values].sort((a, b) => b - a)[Math.min(n, values.length) - 1] ?? 0;
  return able.filter((_, place) => (values[place] as number) >= last);
}

/** How near a card is, or was, to having the highest or lowest value. */
function worthOf(
  duel: Duel,
  id: CardId,
  { end, stat }: NonNullable<CardFilter['most']>,
  was?: Former,
): number {
  const value = statOf(duel, id, stat, was);
  return end === 'highest' ? value : -value;
}

/** Has no other card on the field that fits a higher or lower value than this one has, or had? */
export function isMost(
  duel: Duel,
  scope: Scope,
  id: CardId,
  filter: CardFilter,
  was?: Former,
): boolean {
  const { most } = filter;
  if (!most) return true;
  const worth = worthOf(duel, id, most, was);
  return pool(duel, scope, filter, 'anywhere').every(
    (other) => worthOf(duel, other, most) <= worth,
  );
}

/** Of the cards with the highest values, those that are meant whatever is chosen among equal ones. */
export function surelyMost(
  duel: Duel,
  ids: readonly CardId[],
  most: NonNullable<CardFilter['most']>,
): CardId[] {
  const values = ids.map((id) => worthOf(duel, id, most));
  const last = Math.min(...values);
  return ids.filter((_, place) => (values[place] as number) > last);
}
