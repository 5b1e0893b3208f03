import { opponentOf } from '@cardscape/kernel';
import { mySeat, type PastMatch } from './history.ts';

/** How a match went for the one person at it; "shared" where two people played here. */
export type Result = 'won' | 'lost' | 'drawn' | 'shared';

/** How a match went. */
export function resultOf(match: PastMatch): Result {
  const me = mySeat(match);
  if (me === undefined) return 'shared';
  if (match.winner === null) return 'drawn';
  return match.winner === me ? 'won' : 'lost';
}

/** What I played in it, and what I met; nothing where the game has no names for that. */
export function sidesOf(match: PastMatch): { readonly mine?: string; readonly theirs?: string } {
  const me = mySeat(match) ?? 0;
  if (!match.sides) return {};
  return { mine: match.sides[me], theirs: match.sides[opponentOf(me)] };
}

/** What matches are looked for by; empty where any will do. */
export interface Wanted {
  readonly game: string;
  readonly result: string;
  readonly deck: string;
}

/** The matches that are wanted. */
export function found(
  matches: readonly PastMatch[],
  { game, result, deck }: Wanted,
): readonly PastMatch[] {
  return matches.filter(
    (match) =>
      (game === '' || match.game === game) &&
      (result === '' || resultOf(match) === result) &&
      (deck === '' || sidesOf(match).mine === deck),
  );
}

/** How a deck has done against programs. */
export interface DeckRate {
  readonly game: string;
  readonly deck: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** The share of matches won, from 0 to 1. */
  readonly rate: number;
}

/** How each deck has done, the one that was played most first. What two people played here belongs to nobody. */
export function winRates(matches: readonly PastMatch[]): readonly DeckRate[] {
  const counts = new Map<string, Omit<DeckRate, 'rate'>>();
  for (const match of matches) {
    const result = resultOf(match);
    const deck = sidesOf(match).mine;
    if (result === 'shared' || deck === undefined) continue;
    const key = `${match.game} ${deck}`;
    const before = counts.get(key) ?? { game: match.game, deck, won: 0, lost: 0, drawn: 0 };
    counts.set(key, { ...before, [result]: before[result] + 1 });
  }
  const played = ({ won, lost, drawn }: Omit<DeckRate, 'rate'>) => won + lost + drawn;
  return [...counts.values()]
    .map((count) => ({ ...count, rate: count.won / played(count) }))
    .sort((one, other) => played(other) - played(one) || other.rate - one.rate);
}
