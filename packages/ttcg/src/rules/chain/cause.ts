import type { CardRef, Seat } from '@cardscape/kernel';
import type { PointCause } from '../../language/tree/tree.ts';

/** What brings something about. */
export interface Cause {
  readonly by: Seat | null;
  readonly kind: 'battle' | 'effect' | 'rule';
  readonly card: CardRef | null;
  /** Which effect of the card, where it is not on its way yet: the key of its program. */
  readonly via?: string | undefined;
}

/** Why points are lost, each for one of these reasons (R-T185); of points gained it is an effect. */
export function pointCauseOf(kind: Cause['kind'], forUnit: boolean | undefined): PointCause {
  if (forUnit) return 'destruction';
  if (kind === 'effect') return 'effect';
  return kind === 'battle' ? 'direct attack' : 'empty deck';
}

/** The rules of the game themselves. */
export const BY_RULE: Cause = { by: null, kind: 'rule', card: null };

/** The effect of a card. */
export function byEffect({ seat, card }: { readonly seat: Seat; readonly card: CardRef }): Cause {
  return { by: seat, kind: 'effect', card };
}

/** An effect as its text is read. */
export function causeIn({
  you,
  source,
  via,
}: {
  readonly you: Seat;
  readonly source: CardRef;
  readonly via?: string | undefined;
}): Cause {
  return { by: you, kind: 'effect', card: source, via };
}

/** A player, as the rules let them. */
export function byPlayer(by: Seat): Cause {
  return { by, kind: 'rule', card: null };
}

/** A battle that a player's unit fights. */
export function byBattle(by: Seat, card: CardRef | null = null): Cause {
  return { by, kind: 'battle', card };
}
