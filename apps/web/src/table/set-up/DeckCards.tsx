import type { ReactNode } from 'react';
import { CardRef } from '../../look/feedback/LogList.tsx';
import './DeckCards.css';

/** A card of a deck, and how often it is in it. */
export interface ListedCard {
  readonly name: string;
  readonly count: number;
  /** The card, large; nothing where the set does not have it. */
  readonly large?: () => ReactNode;
}

/** Some cards of a deck under one heading. */
export interface ListedGroup {
  readonly name: string;
  readonly cards: readonly ListedCard[];
}

/** The cards of a deck to be read, each opening large. */
export function DeckCards({ groups }: { groups: readonly ListedGroup[] }) {
  return (
    <div className="deck-cards">
      {groups.map(({ name, cards }) => (
        <section key={name} aria-label={name}>
          <h3>
            {name}{' '}
            <span className="figures">{cards.reduce((sum, { count }) => sum + count, 0)}</span>
          </h3>
          <ul>
            {cards.map((card, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand there in two tiers
              <li key={place}>
                <span className="figures">{card.count}</span>{' '}
                {card.large ? <CardRef card={card.large}>{card.name}</CardRef> : card.name}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
