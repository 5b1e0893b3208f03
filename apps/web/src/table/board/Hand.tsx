import type { SeenCard } from '@cardscape/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { backAddress } from '../../look/card/pictures.ts';
import type { OpenCard } from './openCard.ts';
import './Hand.css';

/** A hand: fanned at the near edge, a strip on a phone; small and mostly backs at the far one. */
export function Hand({
  cards,
  label,
  side,
  anchor,
  empty,
  back = '',
  folds = false,
  className = '',
  hidden,
  children,
}: {
  cards: readonly SeenCard[];
  /** Whose hand it is, and how many cards it holds. */
  label: string;
  side: 'near' | 'far';
  anchor: string;
  /** What is said when it holds none. */
  empty?: string | undefined;
  /** Whose backs its cards have: the key of a game. */
  back?: string;
  /** Whether it gives way on a phone, where something else counts its cards. */
  folds?: boolean;
  /** What a game's own looks go by. */
  className?: string | undefined;
  /** Draws a hidden card at a place, where its back alone would not do. */
  hidden?: (place: number) => ReactNode;
  /** Draws an open card at a place. */
  children: (seen: OpenCard, place: number) => ReactNode;
}) {
  const middle = (cards.length - 1) / 2;
  return (
    <section
      className={`hand hand--${side} ${folds ? 'hand--folds' : ''} ${className}`}
      aria-label={label}
      data-anchor={anchor}
      data-zone="hand"
      data-side={side}
    >
      <ul className="hand__cards" style={{ '--cards': cards.length } as CSSProperties}>
        {cards.map((seen, index) => (
          <li
            // A hidden card has no number of its own, only its place.
            key={'card' in seen ? seen.card : `back ${index}`}
            style={
              { '--off': index - middle, '--far-off': Math.abs(index - middle) } as CSSProperties
            }
          >
            {'card' in seen ? children(seen, index) : (hidden?.(index) ?? <Back of={back} />)}
          </li>
        ))}
      </ul>
      {cards.length === 0 && empty !== undefined && <p className="hand__empty">{empty}</p>}
    </section>
  );
}

function Back({ of }: { of: string }) {
  return <img className="hand__back" src={backAddress(of)} alt="" draggable={false} />;
}
