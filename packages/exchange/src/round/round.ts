import type { Levels } from '../levels.ts';

/** Somebody who takes part in a round: what they would give, what they would like, and how much of it. */
export interface Person {
  readonly id: string;
  /** How many copies of each design they would give. */
  readonly spares: ReadonlyMap<string, number>;
  /** How many copies of each design they would like. */
  readonly wants: ReadonlyMap<string, number>;
  /** How many cards they give, and get, at most. */
  readonly limit: number;
  /** How long they have waited: what each card they get counts on the third level. */
  readonly waited: number;
  /** Their wishes, the dearest first. */
  readonly order: readonly string[];
  /** People they do not want to deal with. */
  readonly blocks: readonly string[];
}

/** A round of exchange: everybody who takes part. */
export interface Round {
  readonly people: readonly Person[];
}

/** What a round is to have as much of as can be, the first before all others. */
export const ROUND_LEVELS = ['people', 'cards', 'waiting', 'wishes'] as const;

/** A card that goes from one person to another. */
export interface Handing {
  readonly from: string;
  readonly to: string;
  readonly card: string;
}

/** Cards that go round: the one who gets a card gives the next. */
export type Ring = readonly Handing[];

/** The prices of a person: of a card before and after it goes through their hands. */
export interface PersonPrices {
  readonly gets: Levels;
  readonly gives: Levels;
}

/** How many rings of a length there are, how many cards go round in them, and which share of all. */
export interface LengthShare {
  readonly rings: number;
  readonly cards: number;
  readonly share: number;
}

/** What came of a round. */
export interface RoundResult {
  readonly form: 'round';
  /** How many people get something. */
  readonly people: number;
  /** How many cards change hands. */
  readonly cards: number;
  /** People, cards, waiting and wishes. */
  readonly levels: Levels;
  readonly rings: readonly Ring[];
  readonly prices: {
    readonly people: Readonly<Record<string, PersonPrices>>;
    readonly designs: Readonly<Record<string, Levels>>;
  };
  /** What the prices allow at most, level by level. */
  readonly bound: Levels;
  /** Whether the bound is reached, so that there is nothing better. */
  readonly proven: boolean;
  readonly byLength: Readonly<Record<string, LengthShare>>;
}

/** Compares two names sign by sign, so that an order is the same everywhere. */
export function byName(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
