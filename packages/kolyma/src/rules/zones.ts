import {
  addCard,
  type CardId,
  type CardTable,
  createTable,
  SEES,
  type Seat,
  seatSight,
  zoneOf,
} from '@cardscape/kernel';
import type { CardType } from '../language/tree.ts';

/** The shared pile of number cards to draw from. */
export const NUMBER_DECK = 'numbers';
/** Number cards that have been discarded or swapped away. */
export const NUMBER_DISCARD = 'number discard';

const HANDS = ['hand 0', 'hand 1'] as const;
const LINES = ['line 0', 'line 1'] as const;
const DECKS = ['deck 0', 'deck 1'] as const;
const DISCARDS = ['discard 0', 'discard 1'] as const;

/** The special cards a player holds. */
export function handOf(seat: Seat): string {
  return HANDS[seat];
}

/** The number cards that lie in front of a player. */
export function lineOf(seat: Seat): string {
  return LINES[seat];
}

/** The special cards a player can still draw. */
export function deckOf(seat: Seat): string {
  return DECKS[seat];
}

/** The special cards of a player's deck that are done with. */
export function discardOf(seat: Seat): string {
  return DISCARDS[seat];
}

/** Where a player's cards of a type are: number cards lie open and count as hand (R-K8). */
export function heldZone(seat: Seat, type: CardType): string {
  return type === 'number' ? lineOf(seat) : handOf(seat);
}

/** The cards of a type that a player has. */
export function held(table: CardTable, seat: Seat, type: CardType): readonly CardId[] {
  return zoneOf(table, heldZone(seat, type)).cards;
}

/** Where a player draws cards of a type from. */
export function drawZone(seat: Seat, type: CardType): string {
  return type === 'number' ? NUMBER_DECK : deckOf(seat);
}

/** A table without cards. */
export function emptyTable(): CardTable {
  return createTable({
    [NUMBER_DECK]: SEES.nobody,
    [NUMBER_DISCARD]: SEES.all,
    [deckOf(0)]: SEES.nobody,
    [deckOf(1)]: SEES.nobody,
    [handOf(0)]: seatSight(0),
    [handOf(1)]: seatSight(1),
    [lineOf(0)]: SEES.all,
    [lineOf(1)]: SEES.all,
    [discardOf(0)]: SEES.all,
    [discardOf(1)]: SEES.all,
  });
}

/** Adds a number card; they all come from the shared deck. */
export function addNumber(table: CardTable, design: string, zone: string): void {
  addCard(table, { design, owner: null, back: 'number', zone });
}

/** Adds a special card of a player's deck. */
export function addSpecial(table: CardTable, design: string, owner: Seat, zone: string): void {
  addCard(table, { design, owner, back: `special ${owner}`, zone });
}
