import { Children, type ReactNode } from 'react';
import { StateMarks } from './StateMarks.tsx';
import '../paper/ticks.css';
import './Zone.css';

/** A field on the map where cards lie. Empty, it says faintly what belongs there. */
export function Zone({
  label,
  layout = 'row',
  legal,
  chosen,
  lit,
  anchor,
  onPick,
  note,
  children,
}: {
  label: string;
  /** Side by side, overlapping like a hand, or scrolling along a strip. */
  layout?: 'row' | 'fan' | 'strip' | undefined;
  legal?: boolean | undefined;
  chosen?: boolean | undefined;
  /** Whose turn it is: their fields lie in the light. */
  lit?: boolean | undefined;
  anchor?: string | undefined;
  /** Makes the field itself something to pick. */
  onPick?: (() => void) | undefined;
  /** A word beside the label, such as a count. */
  note?: ReactNode;
  children?: ReactNode;
}) {
  const empty = Children.toArray(children).length === 0;
  return (
    <section
      className={`zone ticks zone--${layout} ${lit ? 'zone--lit' : ''} ${empty ? 'zone--empty' : ''}`}
      aria-label={label}
      data-anchor={anchor}
    >
      <span className="zone__label" aria-hidden="true">
        {label}
        {note !== undefined && <span className="zone__note figures">{note}</span>}
      </span>
      <div className="zone__cards">{children}</div>
      {onPick && (
        <button
          type="button"
          className="zone__pick"
          aria-label={`Pick: ${label}`}
          onClick={onPick}
        />
      )}
      <StateMarks legal={legal} chosen={chosen} />
    </section>
  );
}
