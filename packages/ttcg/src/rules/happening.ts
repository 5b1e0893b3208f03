import type { CardId, CardRef, Seat } from '@cardscape/kernel';
import type { CardEventKind, DeedKind } from '../language/tree.ts';

/** What can happen, in the words of the effect language. */
export type HappeningKind =
  | Exclude<CardEventKind, 'activates'>
  | 'sent'
  | 'attacks'
  | 'destroys'
  | 'activates'
  | 'gainsPoints'
  | 'losesPoints'
  | Extract<DeedKind, 'searches' | 'shuffles'>;

/** Something that happened, as triggers and "this turn" look at it. */
export interface Happening {
  readonly what: HappeningKind;
  /** The card it befell, or that did it, where it lies afterwards. */
  readonly card: CardRef | null;
  /** Who did it, or whose points; for a card that something befell: who brought it about. */
  readonly by: Seat | null;
  /** Who controlled or held the card before. */
  readonly whose: Seat;
  /** What brought it about: a battle, or the effect of a card. */
  readonly cause: 'battle' | 'effect' | 'rule';
  readonly causeCard: CardRef | null;
  /** The other card: what was attacked or destroyed. */
  readonly other: CardRef | null;
  readonly otherWhose: Seat | null;
  readonly from: 'field' | 'hand' | 'deck' | 'discard' | 'stage' | null;
  readonly to: 'field' | 'hand' | 'deck' | 'discard' | null;
  readonly amount: number;
  /** Was the card tapped before? */
  readonly tapped: boolean;
}

/** A happening with only what matters about it. */
export function happening(
  what: HappeningKind,
  whose: Seat,
  card: CardRef | null,
  more: Partial<Happening> = {},
): Happening {
  return {
    what,
    card,
    by: null,
    whose,
    cause: 'rule',
    causeCard: null,
    other: null,
    otherWhose: null,
    from: null,
    to: null,
    amount: 0,
    tapped: false,
    ...more,
  };
}

/** Does it speak of this very card? */
export function isAbout({ card }: Happening, id: CardId): boolean {
  return card?.card === id;
}
