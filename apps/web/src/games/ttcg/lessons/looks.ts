import type { Seat } from '@cardscape/kernel';
import type { FieldCardView, TtcgView } from '@cardscape/ttcg';
import { nameOf } from '@cardscape/ttcg/tools';
import { isOpen, stackIn } from '../table/seen.ts';
import { columns, type Row } from '../table/tableTypes.ts';

/** The active card of this name on a side of the table. */
export function onField(view: TtcgView, seat: Seat, name: string): FieldCardView | undefined {
  const { units, spells } = view.players[seat];
  return [...units, ...spells]
    .flatMap(([top]) => (top && isOpen(top) ? [top] : []))
    .find(({ design }) => nameOf(design) === name);
}

/** The name of the active card in a column, from 1. */
export function topOf(view: TtcgView, row: Row, column: number): string | undefined {
  const [top] = stackIn(view.players[0], row, column - 1);
  return top && isOpen(top) ? nameOf(top.design) : undefined;
}

/** Is nothing waiting to happen? */
export function isQuiet(view: TtcgView): boolean {
  return view.chain.length === 0;
}

/** The columns of your own row that are empty. */
export function emptyColumns(view: TtcgView, row: Row): readonly number[] {
  return columns.filter((column) => stackIn(view.players[0], row, column).length === 0);
}
