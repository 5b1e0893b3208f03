import type { Period } from '../tree/tree.ts';
import { type Reader, sideOf } from './sides.ts';

/**
 * "your turn", "your opponent's next battle phase". One of either player is "each turn" where it comes
 * again and again, "the turn" where one is meant.
 */
export function periodPhrase(period: Period, either: 'each' | 'the', reader: Reader = {}): string {
  const next = period.next ? 'next ' : '';
  if (period.whose === 'each') return `${next ? 'the' : either} ${next}${period.part}`;
  return `${sideOf(period.whose === 'your' ? 'you' : 'opponent', reader).own} ${next}${period.part}`;
}
