import type { Seat } from '@cardscape/kernel';
import { seatAnchor } from '../../../table/anchors.ts';

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

/** The name under which a player's points are found on the page: what a direct attack is aimed at. */
export function pointsAnchor(seat: Seat): string {
  return seatAnchor('points', seat);
}
