import type { Period } from '../tree/tree.ts';

/**
 * "your turn", "your opponent's next battle phase". One of either player is "each turn" where it comes
 * again and again, "the turn" where one is meant.
 */
export function periodPhrase(period: Period, either: 'each' | 'the'): string {
  const next = period.next ? 'next ' : '';
  if (period.whose === 'each') return `${next ? 'the' : either} ${next}${period.part}`;
  return `${period.whose === 'your' ? 'your' : "your opponent's"} ${next}${period.part}`;
}
