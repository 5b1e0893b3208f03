import type { Period } from '../tree/tree.ts';
import { type Reader, sideOf } from './sides.ts';

/** For whom it is printed, and whether several cards were spoken of. */
interface Spoken extends Reader {
  readonly several?: boolean;
}

/**
 * "your turn", "your opponent's next battle phase". One of either player is "each turn" where it comes
 * again and again, "the turn" where one is meant.
 */
export function periodPhrase(period: Period, either: 'each' | 'the', reader: Spoken = {}): string {
  const next = period.next ? 'next ' : '';
  if (period.whose === 'each') return `${next ? 'the' : either} ${next}${period.part}`;
  if (period.whose === 'owner') return `${owners(reader)} ${next}${period.part}`;
  return `${sideOf(period.whose === 'your' ? 'you' : 'opponent', reader).own} ${next}${period.part}`;
}

const owners = ({ several }: Spoken): string => (several ? "their owners'" : "its owner's");
