import type { CardSet, Design } from '@cardscape/ttcg';
import type { Deck, DeckEntry } from '@cardscape/ttcg/tools';

/** A card of a deck list with its design, if the set has it. */
export interface ListedCard {
  readonly entry: DeckEntry;
  readonly design: Design | undefined;
}

/** The cards of one kind and rank. */
export interface DeckGroup {
  readonly kind: 'unit' | 'spell' | 'unknown';
  readonly rank: number;
  readonly cards: readonly ListedCard[];
  /** With all copies. */
  readonly count: number;
}

const kinds = ['unit', 'spell', 'unknown'] as const;

/** A deck by units and spells, and by rank; within a group by name. */
export function deckGroups(deck: Deck, set: CardSet): readonly DeckGroup[] {
  const groups = new Map<string, { kind: DeckGroup['kind']; rank: number; cards: ListedCard[] }>();
  for (const entry of deck.entries) {
    const design = set.find(entry.name);
    const kind = design ? (design.type === 'spell' ? 'spell' : 'unit') : 'unknown';
    const rank = design?.rank ?? 0;
    const group = groups.get(`${kind} ${rank}`) ?? { kind, rank, cards: [] };
    group.cards.push({ entry, design });
    groups.set(`${kind} ${rank}`, group);
  }
  return [...groups.values()]
    .sort((one, other) => place(one) - place(other))
    .map((group) => ({
      ...group,
      cards: group.cards.sort(byName),
      count: group.cards.reduce((sum, { entry }) => sum + entry.count, 0),
    }));
}

/** "Units of rank 2". */
export function groupName({ kind, rank }: Pick<DeckGroup, 'kind' | 'rank'>): string {
  if (kind === 'unknown') return 'Not in the set';
  return `${kind === 'unit' ? 'Units' : 'Spells'} of rank ${rank}`;
}

const place = ({ kind, rank }: Pick<DeckGroup, 'kind' | 'rank'>) => kinds.indexOf(kind) * 10 + rank;

const byName = (one: ListedCard, other: ListedCard) =>
  one.entry.name.localeCompare(other.entry.name, 'en') || one.entry.tier - other.entry.tier;
