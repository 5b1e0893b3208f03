import type { CardFilter, CardState, RankRange } from '../../tree/tree.ts';

/** States that a card is in if it is not in the other. */
export const OPPOSITE_STATES: Partial<Record<CardState, CardState>> = {
  tapped: 'untapped',
  untapped: 'tapped',
  'face-up': 'face-down',
  'face-down': 'face-up',
};

/** The ranks that all others are above or below. */
const LOWEST = 1;
const HIGHEST = 5;

/** What is said of all cards that are not of the kind; nothing if more than one thing tells it. */
export function unlike({ noun: _, ...kind }: CardFilter): Omit<CardFilter, 'noun'> | undefined {
  if (Object.keys(kind).length !== 1) return undefined;
  if (kind.types) return { notTypes: kind.types };
  if (kind.subtypes) return { notSubtypes: kind.subtypes };
  if (kind.rank) return otherRanks(kind.rank);
  const [state, ...more] = kind.states ?? [];
  const opposite = state && more.length === 0 ? OPPOSITE_STATES[state] : undefined;
  return opposite && { states: [opposite] };
}

function otherRanks({ than, n, or }: RankRange): Omit<CardFilter, 'noun'> | undefined {
  if (than === 'exactly') {
    if (or || (n !== LOWEST && n !== HIGHEST)) return undefined;
    return { rank: n === LOWEST ? { than: 'at least', n: 2 } : { than: 'at most', n: n - 1 } };
  }
  return {
    rank: than === 'at least' ? { than: 'at most', n: n - 1 } : { than: 'at least', n: n + 1 },
  };
}
