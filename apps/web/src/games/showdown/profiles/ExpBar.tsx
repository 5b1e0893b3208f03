import type { CSSProperties } from 'react';
import './ExpBar.css';

/** How far a profile is on its way to the next level; with `from`, how far a match has brought it. */
export function ExpBar({
  level,
  from,
  to,
  of,
}: {
  level: number;
  from?: number | undefined;
  to: number;
  of: number;
}) {
  const share = (exp: number) => `${(100 * exp) / of}%`;
  return (
    <div className="exp-bar">
      <span className="exp-bar__level">Level {level}</span>
      <span
        className="exp-bar__track"
        style={{ '--from': share(from ?? to), '--to': share(to) } as CSSProperties}
        aria-hidden="true"
      >
        <span className="exp-bar__gain" />
        <span className="exp-bar__had" />
      </span>
      <span className="exp-bar__exp figures">
        {to} of {of} Exp
      </span>
    </div>
  );
}
