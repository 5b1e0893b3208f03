import type { ReactNode } from 'react';
import type { FigureChange } from './figureChange.ts';
import './Figure.css';

/**
 * A number of a card, marked where it is not as printed. Where there is no room for marks, `--figure-mark: none`
 * leaves them out, and `--figure-line: underline` takes their place.
 */
export function Figure({ change, children }: { change: FigureChange; children: ReactNode }) {
  return (
    <span className={`figure figure--${change}`} data-figure>
      {children}
    </span>
  );
}
