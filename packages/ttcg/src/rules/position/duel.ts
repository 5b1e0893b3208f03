import {
  type CardId,
  type CardRef,
  type CardTable,
  cardOf,
  type EventLog,
  opponentOf,
  resolveRef,
  type Seat,
  zoneOf,
} from '@cardscape/kernel';
import type { Asks } from '../book/asks.ts';
import type { CardBook, Sheet } from '../book/book.ts';
import type { Edition } from '../book/editions.ts';
import { type MatchTexts, textsAmong } from '../book/match-texts.ts';
import type { TtcgEvent } from '../events.ts';
import type { Forces } from '../standing/force.ts';
import type { Cache, Roles, UsableEffect } from './cache.ts';
import type { Link } from './chain-link.ts';
import type { TtcgState } from './state.ts';
import { FIELD, pileOf, spotOf } from './zones.ts';

/** A position with all that is needed to play on from it. */
export interface Duel {
  readonly book: CardBook;
  readonly edition: Edition;
  readonly state: TtcgState;
  readonly log: EventLog<TtcgEvent>;
  readonly cache: Cache;
  /** How what is in force is worked out: it reads all that a text can say, and all that reads it. */
  readonly workOut: (duel: Duel) => Forces | undefined;
  /** How it is found out whether an effect can be paid for: by paying, on a copy. */
  readonly tryPaying: TryPaying;
  /** On such a copy: the cards that whoever wants to know did not know before. */
  readonly veiled: ((id: CardId) => boolean) | undefined;
}

/** The same rules at another position, told to nobody. Written out: all duels have the same shape, and are read fast. */
export function duelAt(
  { book, edition, workOut, tryPaying }: Duel,
  state: TtcgState,
  cache: Cache,
  veiled: Duel['veiled'],
): Duel {
  return { book, edition, state, log: undefined, cache, workOut, tryPaying, veiled };
}

/** Can an effect be paid for so that what comes after it is possible, as far as these eyes can tell? */
export type TryPaying = (duel: Duel, link: Link, eyes: Seat | 'public', begun?: Begun) => boolean;

/** A payment that has begun. */
export interface Begun {
  /** Which part of the price is being paid, and what has been chosen for it, by doer and slot. */
  readonly place: number;
  readonly picked: readonly (readonly CardRef[])[];
  /** What is chosen next: these, and if they are all, no more. */
  readonly chosen: readonly CardId[];
  readonly all: boolean;
}

/** Something has changed: what was worked out from the state no longer holds. */
export function touch({ cache }: Duel): void {
  cache.forces = undefined;
}

/** Something beside the field has changed: hands, decks, discard piles, points. */
export function touchSide({ cache }: Duel): void {
  if (cache.forces?.looksAside) cache.forces = undefined;
}

/** Cards have come to the field, left it or changed places on it. */
export function touchField({ cache }: Duel): void {
  cache.forces = undefined;
  cache.active = undefined;
  cache.standing = undefined;
  cache.roles = undefined;
  cache.inRows = false;
}

/** What is printed on a card. */
export function sheetOf({ book, state, cache }: Duel, id: CardId): Sheet {
  const known = cache.sheets[id];
  if (known) return known;
  const found = book.sheet(cardOf(state.table, id).design);
  cache.sheets[id] = found;
  return found;
}

/**
 * What the texts of this match can do. All its cards are asked, wherever they lie: this decides who is given time to
 * answer, and neither a hand nor a card of no deck may be told by that.
 */
export function textsOf(duel: Duel): MatchTexts {
  const { book, cache, state } = duel;
  cache.texts ??= textsAmong(sheetsIn(book, state.table));
  return cache.texts;
}

/** What is printed on the cards of a match; of the copies in a deck, which follow each other, once. */
function sheetsIn(book: CardBook, { cards }: CardTable): Sheet[] {
  const sheets: Sheet[] = [];
  let last: string | undefined;
  for (const { design } of cards) {
    if (design !== last) sheets.push(book.sheet(design));
    last = design;
  }
  return sheets;
}

/** What they can ask of cards that have left the field, or of what has happened. */
export function asksOf(duel: Duel): Asks {
  return textsOf(duel).asks;
}

/** Who has a card: whose half of the field it lies on, whose hand or pile it is in. */
export function controllerOf({ state }: Duel, id: CardId): Seat {
  const { zone, owner } = cardOf(state.table, id);
  return (spotOf(zone) ?? pileOf(zone))?.seat ?? ((owner ?? 0) as Seat);
}

/** The card on top of a zone of the field. */
export function topOf({ state }: Duel, zone: string): CardId | undefined {
  return state.table.zones[zone]?.cards[0];
}

/** Is the card the active one of its stack? */
export function isActive({ state }: Duel, id: CardId): boolean {
  const { zone } = cardOf(state.table, id);
  return state.field[id] !== null && zoneOf(state.table, zone).cards[0] === id;
}

/** The active cards of a player, units first. */
export function activeCards(duel: Duel, seat: Seat): readonly CardId[] {
  const { cache } = duel;
  cache.active ??= [topCards(duel.state, 0), topCards(duel.state, 1)];
  return cache.active[seat];
}

function topCards(state: TtcgState, seat: Seat): CardId[] {
  const found: CardId[] = [];
  const { zones } = state.table;
  for (const zone of FIELD[seat]) {
    const top = zones[zone]?.cards[0];
    if (top !== undefined) found.push(top);
  }
  return found;
}

/** Which active cards of a player have a part in what. */
export function rolesOf(duel: Duel, seat: Seat): Roles {
  const { cache } = duel;
  cache.roles ??= [rolesAt(duel, 0), rolesAt(duel, 1)];
  return cache.roles[seat];
}

function rolesAt(duel: Duel, seat: Seat): Roles {
  const units: CardId[] = [];
  const listens: CardId[] = [];
  const replaces: CardId[] = [];
  const timed: CardId[] = [];
  const used: UsableEffect[] = [];
  const usedOffTurn: UsableEffect[] = [];
  for (const card of activeCards(duel, seat)) {
    const sheet = sheetOf(duel, card);
    if (!sheet.isSpell) units.push(card);
    if (sheet.listens) listens.push(card);
    if (sheet.replaces) replaces.push(card);
    if (sheet.timed) timed.push(card);
    for (const effect of sheet.used) used.push(usable(duel, card, effect));
    for (const effect of sheet.usedOffTurn) usedOffTurn.push(usable(duel, card, effect));
  }
  return { units, listens, replaces, timed, used, usedOffTurn };
}

/** One effect of a card, for its player to use. */
export function usable(duel: Duel, card: CardId, effect: 0 | 1): UsableEffect {
  const known = duel.cache.usable[effect];
  const one = known[card] ?? { card, effect, program: sheetOf(duel, card).programs[effect] };
  known[card] = one;
  return one;
}

/** The active cards of both players, the turn player's first. */
export function allActive(duel: Duel): CardId[] {
  const { active } = duel.state;
  return [...activeCards(duel, active), ...activeCards(duel, opponentOf(active))];
}

/** The cards that references still point at. */
export function present({ state }: Duel, refs: readonly CardRef[]): CardId[] {
  const found: CardId[] = [];
  for (const ref of refs) {
    const id = resolveRef(state.table, ref);
    if (id !== undefined) found.push(id);
  }
  return found;
}

/** References to cards as they lie now. */
export function refsTo({ state }: Duel, ids: readonly CardId[]): CardRef[] {
  return ids.map((card) => ({ card, generation: cardOf(state.table, card).generation }));
}

/** Is the card lying face down? */
export function isFaceDown({ state }: Duel, id: CardId): boolean {
  return (state.field[id]?.faceDown ?? 0) > 0;
}

/** A reference to a card as it lies. */
export function refOf({ state }: Duel, card: CardId): CardRef {
  return { card, generation: cardOf(state.table, card).generation };
}

/** The cards that lie under a card in its stack. */
export function cardsUnder({ state }: Duel, id: CardId): CardId[] {
  if (!state.field[id]) return [];
  const { cards } = zoneOf(state.table, cardOf(state.table, id).zone);
  return cards.slice(cards.indexOf(id) + 1);
}
