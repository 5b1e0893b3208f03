import type { CardId, CardTable, GameState, Random, Resolving, Seat } from '@cardscape/kernel';
import type { CardType, Command } from '../language/tree.ts';

/** What happened to a player's cards in their current or last turn (R-K6). */
export interface Flags {
  discarded: boolean;
  swapped: boolean;
  flipped: boolean;
  transferred: boolean;
}

/** One side of the table. */
export interface PlayerState {
  readonly character: string;
  /** What effects have added to the total in this round. */
  bonus: number;
  readonly flags: Flags;
}

/** The throws that open a round. */
export interface Dice {
  /** Two dice for each player; the four together are the target (R-K1). */
  readonly rolls: readonly [Roll, Roll];
  /** Throws for the order alone, while the own rolls are equal. */
  readonly rerolls: readonly (readonly [Roll, Roll])[];
}

/** Two dice. */
export type Roll = readonly [number, number];

/** How a round ended. */
export interface RoundResult {
  readonly winner: Seat | null;
  readonly totals: readonly [number, number];
  readonly target: number;
  readonly reason: RoundReason;
}

/** Why a round was won, or why nobody scored (R-K3). */
export type RoundReason = 'closer' | 'over' | 'both over' | 'equal';

/** A list of commands being worked off, from the last to the first (R-K4). */
export interface Frame {
  /** Who played the card. */
  readonly seat: Seat;
  readonly commands: readonly Command[];
  /** The command at work; below 0 all are done. */
  at: number;
  /** The target of that command whose turn it is. */
  target: number;
}

/** The ways in which a player gives up cards of their choice. */
export type Parting = 'discard' | 'transfer' | 'swap';

/** Which cards? Asked of the player whose cards they are (R-K8). */
export interface Question {
  readonly seat: Seat;
  readonly parting: Parting;
  readonly type: CardType;
  readonly count: number;
}

/** A position of Kolyma. */
export interface KolymaState extends GameState, Resolving<Frame, Question> {
  readonly players: readonly [PlayerState, PlayerState];
  /** The round being played, from 1. */
  round: number;
  /** The turn of this round, from 1. */
  turn: number;
  active: Seat;
  /** Passes in a row. */
  passes: number;
  target: number;
  dice: Dice;
  /** Number cards that lie with their sign turned. */
  readonly flipped: CardId[];
  readonly results: RoundResult[];
}

/** No flag set. */
export function noFlags(): Flags {
  return { discarded: false, swapped: false, flipped: false, transferred: false };
}

/** A match before its first round. */
export function unopened(
  random: Random,
  table: CardTable,
  [first, second]: readonly [string, string],
): KolymaState {
  return {
    random,
    table,
    conceded: null,
    frames: [],
    question: null,
    players: [
      { character: first, bonus: 0, flags: noFlags() },
      { character: second, bonus: 0, flags: noFlags() },
    ],
    round: 0,
    turn: 0,
    active: 0,
    passes: 0,
    target: 0,
    dice: {
      rolls: [
        [0, 0],
        [0, 0],
      ],
      rerolls: [],
    },
    flipped: [],
    results: [],
  };
}
