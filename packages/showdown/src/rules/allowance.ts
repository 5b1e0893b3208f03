import type { PlayKind } from './position.ts';

/** What may be played: kinds, elements and level; nothing said is nothing asked. */
export interface Allowance {
  readonly kinds: readonly PlayKind[];
  /** Places of elements; all if absent. */
  readonly elements?: readonly number[];
  readonly level: number;
  /** Must the element be learned (R-S2)? */
  readonly learned?: boolean;
  /** Words that its info line must have one of. */
  readonly subtypes?: readonly string[];
}
