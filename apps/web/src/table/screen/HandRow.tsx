import type { SeenCard } from '@cardscape/kernel';
import type { CSSProperties, ReactNode } from 'react';

/** A hand: its cards side by side, each knowing how far from the middle it lies. */
export function HandRow({
  block,
  cards,
  label,
  side,
  anchor,
  empty,
  children,
}: {
  /** The name its looks go by. */
  block: string;
  cards: readonly SeenCard[];
  /** Whose hand it is, and how many cards it holds. */
  label: string;
  side: 'near' | 'far';
  anchor: string;
  /** What is said when it holds none. */
  empty: string | undefined;
  /** Draws the card at a place. */
  children: (seen: SeenCard, place: number) => ReactNode;
}) {
  const middle = (cards.length - 1) / 2;
  return (
    <section
      className={`${block} ${block}--${side}`}
      aria-label={label}
      data-anchor={anchor}
      data-zone="hand"
      data-side={side}
    >
      <ul className={`${block}__cards`}>
        {cards.map((seen, index) => (
          <li
            // A hidden card has no number of its own, only its place.
            key={'card' in seen ? seen.card : `back ${index}`}
            style={
              { '--off': index - middle, '--far-off': Math.abs(index - middle) } as CSSProperties
            }
          >
            {children(seen, index)}
          </li>
        ))}
      </ul>
      {cards.length === 0 && empty !== undefined && <p className={`${block}__empty`}>{empty}</p>}
    </section>
  );
}
