import type { SeenCard } from '@cardscape/kernel';
import type { CSSProperties } from 'react';
import { HandCardView } from './TableCard.tsx';
import './Hand.css';

/** A hand of special cards: fanned at the near edge, small and mostly backs at the far one. */
export function Hand({
  cards,
  label,
  side,
  anchor,
}: {
  cards: readonly SeenCard[];
  label: string;
  side: 'near' | 'far';
  anchor: string;
}) {
  const middle = (cards.length - 1) / 2;
  return (
    <section
      className={`hand hand--${side}`}
      aria-label={`${label}: ${cards.length} special ${cards.length === 1 ? 'card' : 'cards'}`}
      data-anchor={anchor}
    >
      <ul className="hand__cards">
        {cards.map((seen, index) => (
          <li
            // A hidden card has no number of its own, only its place.
            key={'card' in seen ? seen.card : `back ${index}`}
            style={
              { '--off': index - middle, '--far-off': Math.abs(index - middle) } as CSSProperties
            }
          >
            <HandCardView seen={seen} size={side === 'near' ? 'small' : 'mini'} />
          </li>
        ))}
      </ul>
      {cards.length === 0 && <p className="hand__empty">No special cards</p>}
    </section>
  );
}
