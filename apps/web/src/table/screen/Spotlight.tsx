import type { ReactNode } from 'react';
import { doing } from './doing.ts';
import './Spotlight.css';

/** A card that was just played, large over the table, while it works. */
export function Spotlight({ who, children }: { who: string; children: ReactNode }) {
  return (
    <div className="spotlight" aria-hidden="true">
      {children}
      <span className="spotlight__who">{doing(who, 'play')}</span>
    </div>
  );
}
