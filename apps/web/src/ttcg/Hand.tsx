import type { CardId, SeenCard } from '@cardscape/kernel';
import type { CSSProperties } from 'react';
import { backAddress } from '../look/pictures.ts';
import { Movable, OpenTile, useStanding } from './TableCard.tsx';
import './Hand.css';

/** A hand: fanned at the near edge, a strip on a phone; small and mostly backs at the far one. */
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
      className={`hand ttcg-hand ttcg-hand--${side}`}
      aria-label={`${label}: ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`}
      data-anchor={anchor}
    >
      <ul className="ttcg-hand__cards">
        {cards.map((seen, index) => (
          <li
            // A hidden card has no number of its own, only its place.
            key={'card' in seen ? seen.card : `back ${index}`}
            style={
              { '--off': index - middle, '--far-off': Math.abs(index - middle) } as CSSProperties
            }
          >
            {'card' in seen ? (
              <HandTile card={seen.card} design={seen.design} />
            ) : (
              <img className="ttcg-hand__back" src={backAddress('ttcg')} alt="" draggable={false} />
            )}
          </li>
        ))}
      </ul>
      {cards.length === 0 && side === 'near' && (
        <p className="ttcg-hand__empty">No cards in hand</p>
      )}
    </section>
  );
}

function HandTile({ card, design }: { card: CardId; design: string }) {
  const standing = useStanding(card);
  return (
    <Movable card={card}>
      <OpenTile card={card} design={design} standing={standing} />
    </Movable>
  );
}
