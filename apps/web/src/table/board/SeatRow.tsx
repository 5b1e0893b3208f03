import type { ReactNode } from 'react';
import './SeatRow.css';

/** One side of a table: who sits there, what they hold, and what else lies with them. */
export function SeatRow({
  side,
  lit,
  children,
}: {
  side: 'near' | 'far';
  /** Whether it is their move. */
  lit: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`seat seat--${side}`} data-side={side} data-lit={lit || undefined}>
      {children}
    </div>
  );
}
