import type { CSSProperties } from 'react';
import css from './ExpBar.module.css';

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
    <div className={css.expBar}>
      <span className={css.level}>Level {level}</span>
      <span
        className={css.track}
        style={{ '--from': share(from ?? to), '--to': share(to) } as CSSProperties}
        aria-hidden="true"
      >
        <span className={css.gain} />
        <span className={css.had} />
      </span>
      <span className={`${css.exp} figures`}>
        {to} of {of} Exp
      </span>
    </div>
  );
}
