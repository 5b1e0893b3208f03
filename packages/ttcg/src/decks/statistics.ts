import type { EffectType } from '../language/tree/tree.ts';
import type { CardSet } from '../set/card-set.ts';
import type { Design } from '../set/design.ts';
import { type Deck, deckSize } from './deck.ts';

/** What a deck is made of, in numbers of cards. */
export interface DeckStatistics {
  readonly cards: number;
  readonly units: number;
  readonly spells: number;
  /** Cards that the set does not have. */
  readonly unknown: number;
  /** Rank 1 to 5; a deck needs many of rank 1 to rank up from. */
  readonly curve: readonly RankCount[];
  /** Types that occur, the most frequent first. */
  readonly types: readonly Share<Design['type']>[];
  readonly subtypes: readonly Share<string>[];
  /** Each card counts once for each of its two effects. */
  readonly effectTypes: readonly Share<EffectType>[];
}

/** The cards of one rank. */
export interface RankCount {
  readonly rank: number;
  readonly units: number;
  readonly spells: number;
}

/** How many cards there are of something. */
export interface Share<Of> {
  readonly of: Of;
  readonly count: number;
}

const RANKS = [1, 2, 3, 4, 5];

/** Counts a deck. */
export function deckStatistics(deck: Deck, set: CardSet): DeckStatistics {
  const known = deck.entries.flatMap(({ name, count }): Share<Design>[] => {
    const design = set.find(name);
    return design ? [{ of: design, count }] : [];
  });
  const units = known.filter(({ of: { type } }) => type !== 'spell');
  const spells = known.filter(({ of: { type } }) => type === 'spell');
  const ofRank = (cards: readonly Share<Design>[], rank: number) =>
    sum(cards.filter(({ of: design }) => design.rank === rank));
  return {
    cards: deckSize(deck),
    units: sum(units),
    spells: sum(spells),
    unknown: deckSize(deck) - sum(known),
    curve: RANKS.map((rank) => ({
      rank,
      units: ofRank(units, rank),
      spells: ofRank(spells, rank),
    })),
    types: shares(known, ({ type }) => [type]),
    subtypes: shares(known, ({ subtypes }) => subtypes),
    effectTypes: shares(known, ({ effects }) => effects.map(({ type }) => type)),
  };
}

function sum(cards: readonly Share<Design>[]): number {
  return cards.reduce((total, { count }) => total + count, 0);
}

function shares<Of>(
  cards: readonly Share<Design>[],
  kindsOf: (design: Design) => readonly Of[],
): Share<Of>[] {
  const counts = new Map<Of, number>();
  for (const { of: design, count } of cards) {
    for (const kind of kindsOf(design)) counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return [...counts]
    .map(([of, count]) => ({ of, count }))
    .sort((one, other) => other.count - one.count);
}
