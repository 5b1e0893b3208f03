import type { Terrain } from '@cardscape/studio';
import type { ReactNode } from 'react';
import { Glyph } from '../card/Glyph.tsx';
import './Chip.css';

/** A short word with a border: a filter, a tag, a count. With `onPick` it can be switched. */
export function Chip({
  children,
  terrain,
  on,
  onPick,
}: {
  children: ReactNode;
  terrain?: Terrain | undefined;
  on?: boolean | undefined;
  onPick?: (() => void) | undefined;
}) {
  const inside = (
    <>
      {terrain && <Glyph terrain={terrain} />}
      {children}
    </>
  );
  if (!onPick) return <span className="chip">{inside}</span>;
  return (
    <button type="button" className="chip chip--switch" aria-pressed={on ?? false} onClick={onPick}>
      {inside}
    </button>
  );
}
