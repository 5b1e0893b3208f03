import type { CardId, Option, Picks, Seat, SeatDecision } from '@cardscape/kernel';
import type { TtcgEvent, TtcgView } from '@cardscape/ttcg';
import type { ReactNode } from 'react';
import type { Printer } from '../card/ttcgPrint.ts';

/** What the person at a table can do on it; a table without hands is only looked at. */
export interface TableHands {
  /** What is being decided, as the near player sees it. */
  readonly decision: SeatDecision | undefined;
  /** Plays the picks of the decision. */
  readonly onChoose: (picks: Picks) => void;
  /** Why the near player cannot do this now. */
  readonly explain: (option: Option) => Promise<string | undefined>;
  /** The same as far as it is known already, for what is drawn beside a card. */
  readonly reason: (option: Option) => string | undefined;
  /** An option of the decision in words. */
  readonly label: (option: Option) => string;
}

/** What `TtcgTable` draws. */
export interface TtcgTableProps {
  view: TtcgView;
  /** The cards as they are printed. */
  print: Printer;
  /** The player who sits at the lower edge. */
  near: Seat;
  /** What the two players are called, by seat. */
  names: readonly [string, string];
  /** What is being told: cards travel from where these events say they were, and are marked. */
  events?: readonly TtcgEvent[] | undefined;
  /** Whether the view is the position before the events, or the one they led to. */
  over?: 'before' | 'after' | undefined;
  /** Whether the match is over: then it is nobody's turn. */
  ended?: boolean | undefined;
  /** Moves on with every new view; things travel when it does. */
  moment?: number | undefined;
  /** Whether views follow each other too fast for anything to travel. */
  still?: boolean | undefined;
  /** The message line, between the field and the near player's hand. */
  children?: ReactNode;
  /** What stands beside the field while nothing is on the chain. */
  aside?: ReactNode;
  /** What stands there all the time. */
  coach?: ReactNode;
}

/** The two rows of a side. */
export type Row = 'unit' | 'spell';

/** How many columns a row has. */
export const columnsInRow = 5;

/** The columns of a row, to be listed. */
export const columns = [0, 1, 2, 3, 4] as const;

/** The name of a place on the field, the same as the rules call it. */
export function slotName(row: Row, seat: Seat, column: number): string {
  return `${row}${seat}${column}`;
}

/** The name under which a card is found on the page. */
export function anchorOf(card: CardId): string {
  return `card-${card}`;
}

/** The name under which a place on the field is found on the page. */
export function slotAnchor(slot: string): string {
  return `slot-${slot}`;
}

/** The name under which a player's points are found on the page: what a direct attack is aimed at. */
export function pointsAnchor(seat: Seat): string {
  return `points-${seat}`;
}
