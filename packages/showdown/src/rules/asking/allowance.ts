import { MAX_VALUE } from '../../interface/index.ts';
import type { PlayKind } from '../position/position.ts';

/** What may be played: kinds, elements and level; nothing said is nothing asked. */
export interface Allowance {
  readonly kinds: readonly PlayKind[];
  /** Names of elements; all if absent. */
  readonly elements?: readonly string[];
  readonly level: number;
  /** Must the element be learned (R-S2)? */
  readonly learned?: boolean;
  /** Words that its info line must have one of. */
  readonly subtypes?: readonly string[];
}

/** Does the level not matter? Fields have none. */
export function isAnyLevel({ kinds, level }: Allowance): boolean {
  return level >= MAX_VALUE || (kinds.length === 1 && kinds[0] === 'field');
}
