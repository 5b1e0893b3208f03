import type { CardRef, Seat } from '@cardscape/kernel';
import type { Link } from './chain-link.ts';
import type { Happening } from './happening.ts';

/** What brings something about. */
export interface Cause {
  readonly by: Seat | null;
  readonly kind: 'battle' | 'effect' | 'rule';
  readonly card: CardRef | null;
}

/** The rules of the game themselves. */
export const BY_RULE: Cause = { by: null, kind: 'rule', card: null };

/** The effect of a card. */
export function byEffect({ seat, card }: Link): Cause {
  return { by: seat, kind: 'effect', card };
}

/** The part of a happening that tells its cause. */
export function causeIn({ by, kind, card }: Cause): Pick<Happening, 'by' | 'cause' | 'causeCard'> {
  return { by, cause: kind, causeCard: card };
}
