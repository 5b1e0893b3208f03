import type { Chance } from './chance.ts';
import { byName, copiesIn, type Pile } from './pile.ts';
import type { MatchOutcome } from './rewards/result.ts';

/** The form in which profiles are kept now. */
export const PROFILE_VERSION = 1;

/** A player's cards and progress (3.1): plain data, never changed in place. */
export interface Profile {
  readonly version: typeof PROFILE_VERSION;
  /** Unique among the profiles of a player. */
  readonly name: string;
  /** The pair that the first deck was made of. */
  readonly elements: readonly [string, string];
  /** From 1. */
  readonly level: number;
  /** Exp since the level was reached; always less than the level takes. */
  readonly exp: number;
  readonly rupees: number;
  /** What is played with: at most 40 cards, copies by rarity, no characters. */
  readonly main: Pile;
  /** All else the profile owns. */
  readonly side: Pile;
  /** The characters it can play with. */
  readonly characters: Pile;
  /** What the shop has to sell. */
  readonly shop: Pile;
  /** The names of all cards it has ever had, sorted. */
  readonly found: readonly string[];
  readonly statistics: Statistics;
  /** How the last match against each other profile ended, by the key of its name; none if left out. */
  readonly lastMatches?: readonly LastMatch[];
  readonly chance: Chance;
}

/** How the last match against a profile ended. */
interface LastMatch {
  /** The key of its name. */
  readonly against: string;
  readonly outcome: MatchOutcome;
}

/** Sums over all matches. */
export interface Statistics {
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
  /** Matches won in a row, now and at best. */
  readonly streak: number;
  readonly bestStreak: number;
  readonly turns: number;
  readonly damage: number;
  readonly healing: number;
  readonly played: number;
  readonly destroyed: number;
}

/** How many copies of a card the profile owns, wherever they lie. */
export function copiesOwned({ main, side, characters }: Profile, card: string): number {
  return copiesIn(main, card) + copiesIn(side, card) + copiesIn(characters, card);
}

/** How many different cards the profile owns. */
export function kindsOwned({ main, side, characters }: Profile): number {
  return new Set([...main, ...side, ...characters].map(({ card }) => card)).size;
}

/** The profile with all it owns among what it has found. */
export function withFound(profile: Profile): Profile {
  const { main, side, characters } = profile;
  const found = new Set(profile.found);
  for (const { card } of [...main, ...side, ...characters]) found.add(card);
  return { ...profile, found: [...found].sort(byName) };
}
