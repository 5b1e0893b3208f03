import type { Seat } from '@cardscape/kernel';
import type { SideView } from '@cardscape/ttcg';
import css from './FieldRow.module.css';
import { Slot } from './Slot.tsx';
import { stackIn } from './seen.ts';
import { columns, type Row } from './tableTypes.ts';

/** Five columns of one kind of card. The far side is seen from across the table. */
export function FieldRow({
  side,
  seat,
  row,
  name,
}: {
  side: SideView;
  seat: Seat;
  row: Row;
  /** Who sits there. */
  name: string;
}) {
  return (
    <ol
      className={`${css.fieldRow} ${css[row]}`}
      aria-label={`${name}: ${row} row`}
      data-zone={row}
    >
      {columns.map((column) => (
        <Slot
          key={column}
          seat={seat}
          row={row}
          column={column}
          stack={stackIn(side, row, column)}
        />
      ))}
    </ol>
  );
}
