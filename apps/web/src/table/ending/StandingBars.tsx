import type { Seat } from '@cardscape/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { numeral } from '../../look/card/numerals.ts';
import './StandingBars.css';

/** How a side stands: its number, and what there is to say of it. */
export interface Standing {
  readonly seat: Seat;
  readonly name: string;
  readonly value: number;
  /** What the number counts, or how far it is from the mark. */
  readonly words: string;
  readonly won: boolean;
  /** What a full bar stands for, if each side has a measure of its own. */
  readonly full?: number;
  /** What stands below the name. */
  readonly under?: ReactNode;
}

/** How both sides stand, as bars on one scale unless each has its own; with a mark, what reaches beyond it is too much. */
export function StandingBars({ sides, mark }: { sides: readonly Standing[]; mark?: number }) {
  const values = [mark ?? 0, ...sides.map(({ value }) => value)];
  // What can go over a mark has room beyond it.
  const room = mark === undefined ? 1 : 1.08;
  const least = Math.min(0, ...values) * room;
  const most = Math.max(1, ...values) * room;
  const share = (value: number) => value / (most - least);
  const style = { '--zero': share(-least), '--mark': share((mark ?? 0) - least) } as CSSProperties;
  return (
    <div className="standing figures" style={style}>
      {sides.map(({ seat, name, value, words, won, full, under }) => (
        <div key={seat} className="standing__side">
          <span className="standing__name">
            {name}
            {under}
          </span>
          <span className="standing__ground">
            <span
              className="standing__bar"
              data-below={value < 0 || undefined}
              data-over={(mark !== undefined && value > mark) || undefined}
              data-won={won || undefined}
              style={
                {
                  '--reach': Math.max(0.01, full ? value / full : share(Math.abs(value))),
                } as CSSProperties
              }
            />
          </span>
          <span>
            <strong>{numeral(value)}</strong> {words}
          </span>
        </div>
      ))}
      {mark !== undefined && <span className="standing__mark">{mark}</span>}
    </div>
  );
}
