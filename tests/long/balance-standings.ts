import { SEATS, type Seat } from '@cardscape/kernel';
import type { Catalogue } from '@cardscape/showdown/tools';
import { type DeckKind, elementPairs } from './showdown-decks.ts';
import type { Played } from './showdown-duels.ts';

/** How a pair of elements fared against the others; a draw is half a win. */
export interface PairRow {
  readonly name: string;
  readonly games: number;
  readonly won: number;
  /** The standard error of `won`. */
  readonly error: number;
  readonly byDecks: Readonly<Partial<Record<DeckKind, number>>>;
  readonly median: number;
}

/** How often those won who had something. */
export interface CardRow {
  readonly name: string;
  readonly games: number;
  readonly won: number;
}

/** What came of many matches. */
export interface Standings {
  readonly pairs: readonly PairRow[];
  readonly elements: readonly CardRow[];
  readonly characters: readonly CardRow[];
  /** Cards by what became of those who brought them into play, or levelled up with them. */
  readonly deployed: readonly CardRow[];
  readonly learned: readonly CardRow[];
  /** How often the one who began won. */
  readonly first: number;
  readonly median: number;
}

/** Cards that were seen more rarely than this tell nothing. */
const ENOUGH = 20;

/** One side of a match. */
interface Side {
  readonly match: Played;
  readonly seat: Seat;
  readonly score: number;
}

/** Counts how pairs, elements, characters and cards fared. */
export function standings(played: readonly Played[], catalogue: Catalogue): Standings {
  const all = elementPairs(catalogue);
  const sides = played.flatMap((match) =>
    SEATS.map((seat): Side => ({ match, seat, score: scoreOf(match, seat) })),
  );
  const pairOf = ({ match, seat }: Side) => match.pairs[seat];
  const pairs = all.map((elements, place): PairRow => {
    const own = sides.filter((side) => pairOf(side) === place);
    const won = meanScore(own);
    const of = (kind: DeckKind) => own.filter(({ match }) => match.decks === kind);
    return {
      name: elements.join(' '),
      games: own.length,
      won,
      error: Math.sqrt((won * (1 - won)) / Math.max(1, own.length)),
      byDecks: {
        ...(of('starter').length > 0 && { starter: meanScore(of('starter')) }),
        ...(of('generated').length > 0 && { generated: meanScore(of('generated')) }),
      },
      median: medianOf(own.map(({ match }) => match.turns)),
    };
  });
  return {
    pairs,
    elements: rows(sides, (side) => all[pairOf(side)] ?? []),
    characters: rows(sides, ({ match, seat }) => [match.characters[seat]]),
    deployed: rows(sides, ({ match, seat }) => match.deployed[seat]),
    learned: rows(sides, ({ match, seat }) => match.learned[seat]),
    first: meanScore(sides.filter(({ match, seat }) => match.first === seat)),
    median: medianOf(played.map(({ turns }) => turns)),
  };
}

function scoreOf({ winner }: Played, seat: Seat): number {
  if (winner === null) return 0.5;
  return winner === seat ? 1 : 0;
}

/** How those fared that had each of the names, the best first. */
function rows(sides: readonly Side[], namesOf: (side: Side) => readonly string[]): CardRow[] {
  const byName = new Map<string, Side[]>();
  for (const side of sides)
    for (const name of namesOf(side)) {
      const those = byName.get(name);
      if (those) those.push(side);
      else byName.set(name, [side]);
    }
  return [...byName]
    .filter(([, those]) => those.length >= ENOUGH)
    .map(([name, those]) => ({ name, games: those.length, won: meanScore(those) }))
    .sort((a, b) => b.won - a.won);
}

function meanScore(sides: readonly Side[]): number {
  return sides.reduce((sum, { score }) => sum + score, 0) / Math.max(1, sides.length);
}

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
