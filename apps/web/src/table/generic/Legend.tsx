import type { TableText } from '@cardscape/kernel';
import './Legend.css';

/** The table in words, as the legend of a map; a phone opens it when it is asked for. */
export function Legend({
  text,
  all,
  isKept,
  open,
}: {
  text: TableText;
  /** Whether also what is held is said: where no cards can be drawn. */
  all: boolean;
  /** Whether the cards may have changed since. */
  isKept: boolean;
  open: boolean;
}) {
  return (
    <details className="generic-legend" open={open}>
      <summary>The table in words</summary>
      {[...text.lines, ...(all ? text.hand : [])].map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isKept && <p>Card numbers as they are now.</p>}
    </details>
  );
}
