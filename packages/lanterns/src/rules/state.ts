import { type CardId, type GameState, type Seat, zoneOf } from '@cardscape/kernel';

/** A position of Lanterns. */
export interface LanternState extends GameState {
  /** How many turns are left, of both players together. */
  turn: number;
  active: Seat;
  /** What is asked in the middle of a turn. */
  asking: 'bury' | 'bid' | null;
  readonly score: [number, number];
}

/** The lanterns that nobody has drawn. */
export const DECK = 'deck';

const HANDS = ['hand 0', 'hand 1'] as const;
const KEPT = ['kept 0', 'kept 1'] as const;

/** All places for lanterns. */
export const ZONES = [DECK, ...HANDS, ...KEPT] as const;

/** How many lanterns each player is dealt. */
export const HAND_SIZE = 3;
/** How many are dealt in all. */
export const DEALT = 2 * HAND_SIZE;

/** The lanterns that a player holds. */
export function handOf(seat: Seat): string {
  return HANDS[seat];
}

/** The lanterns that a player has kept, face down. */
export function keptOf(seat: Seat): string {
  return KEPT[seat];
}

/** The lanterns in the hand of the player whose turn it is. */
export function activeHand({ table, active }: LanternState): readonly CardId[] {
  return zoneOf(table, handOf(active)).cards;
}
