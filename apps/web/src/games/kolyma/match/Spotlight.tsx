import { Card, type CardPrint } from '../../../look/card/Card.tsx';
import css from './Spotlight.module.css';

/** The card that was just played, large over the table, while it works. */
export function Spotlight({ card, who }: { card: CardPrint; who: string }) {
  return (
    <div className={css.spotlight} aria-hidden="true">
      <Card {...card} size="large" />
      <span className={css.who}>{who === 'You' ? 'You play' : `${who} plays`}</span>
    </div>
  );
}
