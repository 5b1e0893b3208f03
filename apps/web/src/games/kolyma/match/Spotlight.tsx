import { Card, type CardPrint } from '../../../look/card/Card.tsx';
import './Spotlight.css';

/** The card that was just played, large over the table, while it works. */
export function Spotlight({ card, who }: { card: CardPrint; who: string }) {
  return (
    <div className="spotlight" aria-hidden="true">
      <Card {...card} size="large" />
      <span className="spotlight__who">{who === 'You' ? 'You play' : `${who} plays`}</span>
    </div>
  );
}
