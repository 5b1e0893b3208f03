import type { CSSProperties } from 'react';
import './HpBar.css';

/** HP as a bar and in figures. */
export function HpBar({ hp, maxHp }: { hp: number; maxHp: number }) {
  const share = maxHp <= 0 ? 0 : Math.max(0, Math.min(1, hp / maxHp));
  const state = share > 0.5 ? 'well' : share > 0.25 ? 'hurt' : 'low';
  return (
    <span className={`hp-bar hp-bar--${state}`} style={{ '--share': share } as CSSProperties}>
      <span className="hp-bar__words figures">
        <span className="sr-only">HP </span>
        {hp}
        <span className="hp-bar__most">/{maxHp}</span>
      </span>
    </span>
  );
}
