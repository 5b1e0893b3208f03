import { Figure } from '../../../look/card/Figure.tsx';
import { signed } from '../../../look/card/numerals.ts';
import type { CornerNumber } from './ttcgPrint.ts';

/** Attack or defense in a corner; marked where it is not as printed. */
export function CornerFigure({
  of,
  value,
  added,
  change,
}: CornerNumber & { of: 'attack' | 'defense' }) {
  const written = added ? `${value === 0 ? '+' : ''}${signed(value)}` : value;
  return (
    <>
      <span className="sr-only">{of} </span>
      <Figure change={change}>{written}</Figure>
      {change !== 'none' && <span className="sr-only"> ({change})</span>}
    </>
  );
}
