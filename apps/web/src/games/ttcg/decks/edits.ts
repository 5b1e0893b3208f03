import type { Tier } from '@cardscape/ttcg';
import type { Deck, DeckCard, DeckEntry } from '@cardscape/ttcg/tools';

const same = (one: DeckCard, other: DeckCard) => one.name === other.name && one.tier === other.tier;

/** How many copies of a card are in the deck, all tiers together. */
export function copiesOf(deck: Deck, name: string): number {
  return deck.entries.reduce((sum, entry) => sum + (entry.name === name ? entry.count : 0), 0);
}

/** The deck with one copy more. */
export function withOneMore<D extends Deck>(deck: D, { name, tier }: DeckCard): D {
  const place = deck.entries.findIndex((entry) => same(entry, { name, tier }));
  const before = deck.entries[place];
  const entries = before
    ? deck.entries.with(place, { ...before, count: before.count + 1 })
    : [...deck.entries, { name, tier, count: 1 }];
  return { ...deck, entries };
}

/** The deck with one copy less. */
export function withOneLess<D extends Deck>(deck: D, card: DeckCard): D {
  const entries = deck.entries.flatMap((entry): DeckEntry[] => {
    if (!same(entry, card)) return [entry];
    return entry.count > 1 ? [{ ...entry, count: entry.count - 1 }] : [];
  });
  return { ...deck, entries };
}

/** The deck with all copies of a card of one tier made another. */
export function withTier<D extends Deck>(deck: D, card: DeckCard, tier: Tier): D {
  const moved = deck.entries.find((entry) => same(entry, card));
  if (!moved || card.tier === tier) return deck;
  const there = deck.entries.find((entry) => same(entry, { ...card, tier }));
  const entries = deck.entries.flatMap((entry): DeckEntry[] => {
    if (entry === there) return [];
    if (entry !== moved) return [entry];
    return [{ ...entry, tier, count: entry.count + (there?.count ?? 0) }];
  });
  return { ...deck, entries };
}
