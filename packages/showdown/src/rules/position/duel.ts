import {
  type CardId,
  type CardTable,
  cardOf,
  opponentOf,
  type Picks,
  type Random,
  type Seat,
  seeCard,
  zoneOf,
} from '@cardscape/kernel';
import type { LuaHandle, Meter } from '@cardscape/lua';
import type { CardBook, Sheet } from '../book/book.ts';
import type { Story } from '../events/story.ts';
import type { Budget } from '../pointcuts/budget.ts';
import type { EventFrame } from '../pointcuts/event-frame.ts';
import type { Ability } from './ability.ts';
import type { CardList } from './card-list.ts';
import type { Cast } from './cast.ts';
import type { PlayKind, Unit } from './position.ts';
import { type Place, placeOf, slotZone, slotZones, underZone } from './slots.ts';
import type { ShowdownState } from './state.ts';

/** A position with all that is needed to play on from it. */
export interface Duel {
  readonly book: CardBook;
  readonly state: ShowdownState;
  readonly log: Story | undefined;
  /** What is printed on each card, and which cards have a function for which pointcut. */
  readonly cast: Cast;
  /** Answers to the questions of the step, in their order, and how many have been used. */
  readonly answers: readonly Picks[];
  answered: number;
  /** The random numbers as they were when the last answer was given. */
  readonly randomThen: Random | null;
  /** Questions of this step that were declined, and how often. */
  readonly declined: Map<string, number>;
  /** Only looking ahead: nobody is asked, nothing is told. */
  preview: boolean;
  /** What the function of a card that runs now can ask about. */
  event: EventFrame;
  /** The card whose function runs, and as whose. */
  source: CardId | null;
  sourceSeat: Seat;
  /** Attacks within attacks, and events within events. */
  attackDepth: number;
  eventDepth: number;
  /** Effects are taken back for a change, or worked out anew: changes do not set that off again. */
  settling: false | 'changing' | 'applying';
  /** Lists that scripts hold, by handle, and their handles. */
  readonly lists: Map<LuaHandle, CardList>;
  readonly handles: Map<CardList, LuaHandle>;
  /** Cards that are being played, and by whom. */
  readonly playing: Map<CardId, Seat>;
  /** Cards that are being destroyed. */
  readonly perishing: Set<CardId>;
  /** Cards that a script has taken off the table and not put anywhere yet. */
  readonly withdrawn: Set<CardId>;
  /** A script has changed a number that it keeps on a card: standing effects may go by it. */
  noted: boolean;
  /** The ability that is being used. */
  ability: Ability | null;
  /** Cards that go under a card as soon as it is deployed. */
  readonly waiting: Map<CardId, CardId[]>;
  /** What a script has set for the next effect. */
  effect: Record<string, readonly number[]>;
  meter: Meter;
  /** What the scripts of the step may use up. */
  budget: Budget;
}

/** What is printed on a card. */
export function sheetOf({ cast }: Duel, id: CardId): Sheet {
  const sheet = cast.sheets[id];
  if (!sheet) throw new RangeError(`there is no card ${id}`);
  return sheet;
}

/** The table, to be changed: it no longer lies as it was put away. */
export function tableToChange({ state, cast }: Duel): CardTable {
  cast.changes++;
  return state.table;
}

/** Where a card lies on the table, if it does. */
export function placeOfCard({ state }: Duel, id: CardId): Place | undefined {
  return placeOf(cardOf(state.table, id).zone);
}

/** Who has a card: on whose side of the table it lies, else its owner. */
export function controllerOf({ state }: Duel, id: CardId): Seat {
  const { zone, owner } = cardOf(state.table, id);
  return placeOf(zone)?.seat ?? ownerSeat(owner);
}

/** Whose deck a card came from. */
export function ownerOf({ state }: Duel, id: CardId): Seat {
  return ownerSeat(cardOf(state.table, id).owner);
}

const ownerSeat = (owner: Seat | null): Seat => owner ?? 0;

/** The card in a slot. */
export function inSlot({ state }: Duel, seat: Seat, slot: number): CardId | undefined {
  return state.table.zones[slotZone(seat, slot)]?.cards[0];
}

/** The character of a player. */
export function characterOf(duel: Duel, seat: Seat): CardId {
  const id = inSlot(duel, seat, 0);
  if (id === undefined) throw new RangeError(`player ${seat} has no character`);
  return id;
}

/** The cards under the card of a slot, from the top. */
export function underSlot({ state }: Duel, seat: Seat, slot: number): readonly CardId[] {
  return zoneOf(state.table, underZone(seat, slot)).cards;
}

/** The cards under a deployed card. */
export function cardsUnder(duel: Duel, id: CardId): readonly CardId[] {
  const place = placeOfCard(duel, id);
  return place && !place.under ? underSlot(duel, place.seat, place.slot) : [];
}

/** The deployed cards of a player in the order of their slots, away ones too. */
export function deployed({ state }: Duel, seat: Seat): CardId[] {
  const found: CardId[] = [];
  for (const zone of slotZones(seat, 'slot')) {
    const id = state.table.zones[zone]?.cards[0];
    if (id !== undefined) found.push(id);
  }
  return found;
}

/** The mobs, Jr. Bosses and Bosses of a player, without those that are away. */
export function mobsOf(duel: Duel, seat: Seat): CardId[] {
  return inSlots(duel, seat, 1, 7);
}

/** The equipment of a player, without what is away. */
export function equipsOf(duel: Duel, seat: Seat): CardId[] {
  return inSlots(duel, seat, 8, 14);
}

function inSlots(duel: Duel, seat: Seat, first: number, last: number): CardId[] {
  const found: CardId[] = [];
  for (let slot = first; slot <= last; slot++) {
    const id = inSlot(duel, seat, slot);
    if (id !== undefined && !isAway(duel, id)) found.push(id);
  }
  return found;
}

/** What is known of a deployed card. */
export function unitOf({ state }: Duel, id: CardId): Unit | null {
  return state.units[id] ?? null;
}

/** Is a card away: still in its slot, but not to be met? */
export function isAway(duel: Duel, id: CardId): boolean {
  const unit = unitOf(duel, id);
  return unit !== null && (unit.away > 0 || unit.blocks.some(({ kind }) => kind === 'away'));
}

/** Is a card in the table slots, rather than in a pile, under a card or nowhere? */
export function isDeployed(duel: Duel, id: CardId): boolean {
  return unitOf(duel, id) !== null;
}

/** Is it a mob, Jr. Boss or Boss? */
export function isMob({ design: { type } }: Sheet): boolean {
  return type === 'mob' || type === 'jrboss' || type === 'boss';
}

/** Is it a Jr. Boss or Boss? */
export function isBoss({ design: { type } }: Sheet): boolean {
  return type === 'jrboss' || type === 'boss';
}

/** Which kind of play a card is; characters are not played. */
export function playKindOfSheet(sheet: Sheet): PlayKind | undefined {
  if (isMob(sheet)) return 'mob';
  const { type } = sheet.design;
  return type === 'equip' || type === 'action' || type === 'field' ? type : undefined;
}

/** A card as all at the table may see it now. */
export function shown({ state }: Duel, id: CardId) {
  return seeCard(state.table, id, 'table');
}

/** The level of a card now: never below 0 (4.5.12). */
export function levelOf(duel: Duel, id: CardId): number {
  let { level } = sheetOf(duel, id).design;
  for (const drop of duel.state.drops) if (drop.card === id) level -= drop.by;
  return Math.max(0, level);
}

/** How many cards of an element a player's build tree holds. */
export function attributesOf(duel: Duel, seat: Seat, element: number): number {
  let count = 0;
  for (const id of underSlot(duel, seat, 0)) if (sheetOf(duel, id).element === element) count++;
  return count;
}

/** Has a player reached a level, and learned enough of each of some elements? */
export function meets(
  duel: Duel,
  seat: Seat,
  level: number,
  attributes: number,
  elements: readonly number[],
): boolean {
  if (duel.state.players[seat].level < level) return false;
  return elements.every((element) => attributesOf(duel, seat, element) >= attributes);
}

/** The seats, the turn player's first. */
export function seatsInTurn({ state }: Duel): readonly [Seat, Seat] {
  return [state.active, opponentOf(state.active)];
}
