import type { CardId, Option, Picks, Seat, SeatDecision } from '@cardscape/kernel';
import type { KolymaEvent, KolymaView } from '@cardscape/kolyma';
import type { ReactNode } from 'react';
import type { PrintOf } from '../prints.ts';

/** What `KolymaTable` draws, and what it is told when someone acts on it. */
export interface KolymaTableProps {
  view: KolymaView;
  /** The cards as they are printed. */
  print: PrintOf;
  /** The player who sits at the lower edge. */
  near: Seat;
  /** What the two players are called, by seat. */
  names: readonly [string, string];
  /** What led to this view: cards travel from where these say they were, and are marked. */
  events?: readonly KolymaEvent[] | undefined;
  /** Moves on with every new view; things travel when it does. */
  moment?: number | undefined;
  /** Whether views follow each other too fast for anything to travel. */
  still?: boolean | undefined;
  /** What is being decided, as the near player sees it. Left out, the table is only looked at. */
  decision?: SeatDecision | undefined;
  /** Plays the picks of the decision. */
  onChoose?: ((picks: Picks) => void) | undefined;
  /** Why the near player cannot do this now. */
  explain?: ((option: Option) => Promise<string | undefined>) | undefined;
  /** The same as far as it is known already, for the menu of a card. */
  reason?: ((option: Option) => string | undefined) | undefined;
  /** The message line, between the field and the near player's hand. */
  children?: ReactNode;
}

/** Where a card can be let go. */
export type DropPlace = 'middle' | 'deck' | 'numbers' | 'turn';

/** The two kinds of cards on the table. */
export type CardKind = 'special' | 'number';

/** The name under which a card is found on the page. */
export function anchorOf(card: CardId): string {
  return `card-${card}`;
}

/** The name under which a place to let cards go is found on the page. */
export function dropAnchor(place: DropPlace): string {
  return `drop-${place}`;
}
