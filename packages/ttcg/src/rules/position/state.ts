import type { CardId, CardRef, GameState, Seat } from '@cardscape/kernel';
import type { EditionName } from '../book/editions.ts';
import type { Happening } from '../chain/happening.ts';
import type { Expiry } from '../standing/expiry.ts';
import type { Link } from './chain-link.ts';
import type { Former } from './former.ts';
import type { Frame } from './frame.ts';
import type { Question, Reply } from './question.ts';

/** The parts of a turn; `end` is after battle: last triggers, hand limit. */
export type Stage = 'mulligan' | 'draw' | 'main' | 'battle' | 'end';

/** One side of the table. */
export interface PlayerState {
  points: number;
  /** Cards played in this turn by the rules. */
  played: number;
  /** Which they were. */
  readonly playedCards: CardId[];
  /** Has decided about the opening hand. */
  settled: boolean;
  /** Turns and phases to be left out, the next ones of their kind. */
  readonly skips: { turn: number; draw: number; main: number; battle: number };
}

/** What is true of a card on the field, besides where it lies. */
export interface FieldCard {
  /** The turn in which it was tapped; 0 while untapped. */
  tapped: number;
  /** For which of its effects it was tapped, where a text asks and it was for one (R-T142). */
  tappedFor?: 0 | 1;
  /** Whether what its effects wait for was so when it was last looked at (R-T220); absent: not looked at yet. */
  so?: readonly [boolean, boolean];
  /** The turn in which it was set face down; 0 while face up. */
  faceDown: number;
  /** The turn in which it came to the field. */
  readonly since: number;
  /** Attacks made in this turn. */
  attacks: number;
  /** How often each effect was used in this turn, and since the card is on the field. */
  readonly uses: [number, number];
  readonly usesInAll: [number, number];
  /** Which continuous or equip effect is at work; -1 for none. */
  works: number;
  /** What this card is equipped to. */
  bound: CardRef | null;
  /** Echo effects that wait for the next untapping: bit 1 for the first, 2 for the second. */
  echoes: number;
}

/** A triggered effect that waits for the chain to be empty. */
export interface Waiting {
  readonly seat: Seat;
  readonly card: CardRef;
  readonly effect: number;
  readonly event: Happening | null;
  /** Not the effect itself, but a sentence of it that was on the watch. */
  readonly watch?: { readonly link: Link; readonly sentence: number };
}

/** Something in force for a time. */
export interface Lasting {
  /** Which act made it: a key of the card book. */
  readonly act: string;
  readonly seat: Seat;
  readonly source: CardRef;
  cards: readonly CardRef[];
  /** The amount, as it was when the act was done. */
  readonly n: number;
  /** The number is what this stat has become, taken from another card. */
  readonly sets?: 'attack' | 'defense' | 'rank';
  /** The type, subtype or rank that was chosen, where it speaks of that. */
  readonly named?: string;
  until: Expiry;
}

/** A sentence put off to a later moment. */
export interface Delayed {
  readonly link: Link;
  readonly sentence: number;
  readonly at: 'start' | 'end';
  readonly seat: Seat | null;
  readonly part: 'turn' | 'draw phase' | 'main phase' | 'battle phase';
  /** The turn in which it was put off, if that turn does not count. */
  readonly notIn: number;
}

/** A sentence that waits for something to happen: "this turn, whenever ...". */
export interface Watch {
  readonly link: Link;
  readonly sentence: number;
  /** Only the next time. */
  readonly once: boolean;
  until: Expiry;
}

/** A chance to answer: it closes when both have passed in a row. */
export interface Window {
  seat: Seat;
  passes: number;
}

/** What has been, as far as a text can ask. */
export interface Past {
  thisTurn: Happening[];
  lastTurn: Happening[];
  /**
   * Cards that have left the field as they last were, while something can ask (R-T67); the list is never
   * changed.
   */
  former?: readonly Former[];
}

/** A position of TTCG. */
export interface TtcgState extends GameState {
  readonly edition: EditionName;
  readonly players: readonly [PlayerState, PlayerState];
  /** From 1; 0 before the first. */
  turn: number;
  active: Seat;
  /**
   * Turns that effects have given, the next one first, and whose turn comes after all of them; absent when
   * the players take turns as ever (R-T271).
   */
  extra?: { readonly turns: readonly Seat[]; readonly after: Seat };
  /** Who began. */
  first: Seat;
  stage: Stage;
  /** How far the stage is. */
  step: number;
  /** By card number; nothing for cards that are not on the field. */
  readonly field: (FieldCard | null)[];
  readonly chain: Link[];
  /** The chain is being worked off. */
  resolving: boolean;
  /** The effects in a chain of two or more that is being worked off, while a text waits for that. */
  chained?: readonly { readonly card: CardId; readonly effect: number }[];
  /** The cards that have put an effect on the chain, one after the other, where a text asks (R-T273). */
  activated?: readonly CardRef[];
  /** The triggers that had waited for an empty chain are being put down as the next one. */
  forming: boolean;
  window: Window | null;
  /** What has happened that nobody could answer yet. */
  readonly news: Happening[];
  readonly waiting: Waiting[];
  readonly lasting: Lasting[];
  readonly delayed: Delayed[];
  readonly watches: Watch[];
  /** What is being announced or carried out; the last one is at work. */
  readonly working: Link[];
  readonly frames: Frame[];
  question: Question | null;
  /** The answer to the last question, until the one who asked takes it. */
  reply: Reply | null;
  /** What happened in this turn and the one before, for "destroyed this turn". */
  past: Past;
  /** Triggered effects since a player last acted freely: the loop guard counts them. */
  triggered: number;
  over: { winner: Seat | null; reason: Ending } | null;
}

/** Why a game has ended: a player has no points left, both have none, or it has lasted too long. */
export type Ending = 'points' | 'bothPoints' | 'turns';

/** A card that has just come to the field. */
export function freshOnField(turn: number, faceDown: boolean): FieldCard {
  return {
    tapped: 0,
    faceDown: faceDown ? turn : 0,
    since: turn,
    attacks: 0,
    uses: [0, 0],
    usesInAll: [0, 0],
    works: -1,
    bound: null,
    echoes: 0,
  };
}

/** What is true of a card on the field. */
export function onField(state: TtcgState, id: CardId): FieldCard {
  const found = state.field[id];
  if (!found) throw new RangeError(`card ${id} is not on the field`);
  return found;
}
