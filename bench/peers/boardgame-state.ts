import type { CardSet, Flags, RoundResult } from '@cardscape/kolyma';

/** A player's seat. */
export type Seat = 0 | 1;

/** A command of a card's program: the same tree that our own rules run. */
export type Command = CardSet['specials'][number]['program']['commands'][number];
/** A test of a conditional. */
export type Condition = Extract<Command, { do: 'if' }>['conditions'][number];
/** The kinds of cards. */
export type CardType = Extract<Command, { type: unknown }>['type'];
/** The ways to give up cards of one's choice. */
export type Parting = 'discard' | 'transfer' | 'swap';

/** A number card; it lies in a line with its sign turned or not. */
export interface NumberInPlay {
  name: string;
  value: number;
  colour: number;
  flipped: boolean;
}

/** A special card and the deck it belongs to. */
export interface SpecialInPlay {
  name: string;
  owner: Seat;
}

/** One side of the table. */
export interface PeerPlayer {
  bonus: number;
  flags: Flags;
  line: NumberInPlay[];
  hand: SpecialInPlay[];
  deck: SpecialInPlay[];
  discard: SpecialInPlay[];
}

/** A list of commands being worked off, from the last to the first. */
export interface PeerFrame {
  seat: Seat;
  commands: readonly Command[];
  at: number;
  target: number;
}

/** Cards that a player must choose before the effect goes on. */
export interface PeerQuestion {
  seat: Seat;
  parting: Parting;
  type: CardType;
  count: number;
}

/** `G`: everything of a match that boardgame.io does not keep itself. */
export interface PeerState {
  players: [PeerPlayer, PeerPlayer];
  numberDeck: NumberInPlay[];
  numberDiscard: NumberInPlay[];
  frames: PeerFrame[];
  question: PeerQuestion | null;
  round: number;
  turn: number;
  active: Seat;
  passes: number;
  target: number;
  results: RoundResult[];
}

/** The player who is not this one. */
export function other(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/** No flag set. */
export function noFlags(): Flags {
  return { discarded: false, swapped: false, flipped: false, transferred: false };
}

/** The value of a number card as it lies. */
export function lyingValue({ value, flipped }: NumberInPlay): number {
  return flipped && value !== 0 ? -value : value;
}

/** A player's total. */
export function totalOf({ bonus, line }: PeerPlayer): number {
  return line.reduce((sum, card) => sum + lyingValue(card), bonus);
}

/** The cards of a type that a player has. */
export function heldCards(player: PeerPlayer, type: CardType): (NumberInPlay | SpecialInPlay)[] {
  return type === 'number' ? player.line : player.hand;
}
