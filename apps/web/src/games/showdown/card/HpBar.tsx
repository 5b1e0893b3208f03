import type { CSSProperties } from 'react';
import css from './HpBar.module.css';

/** HP as a bar and in figures. Where there is no room for the most it can be, `--hp-most: none` leaves that out. */
export function HpBar({
  hp,
  maxHp,
  className = '',
}: {
  hp: number;
  maxHp: number;
  className?: string | undefined;
}) {
  const share = maxHp <= 0 ? 0 : Math.max(0, Math.min(1, hp / maxHp));
  const state = share > 0.5 ? 'well' : share > 0.25 ? 'hurt' : 'low';
  return (
    <span
      className={`${css.hpBar} ${css[state] ?? ''} ${className}`}
      style={{ '--share': share } as CSSProperties}
    >
      <span className={`${css.words} figures`}>
        <span className="sr-only">HP </span>
        <span data-figure>{hp}</span>
        <span className={css.most}>/{maxHp}</span>
      </span>
    </span>
  );
}
