import { Card } from '../look/Card.tsx';
import { cards } from './game.ts';
import { printsOf } from './prints.ts';
import './Spotlight.css';

/** The card that was just played, large over the table, while it works. */
export function Spotlight({ design, who }: { design: string; who: string }) {
  return (
    <div className="spotlight" aria-hidden="true">
      <Card {...printsOf(cards).special(design)} size="large" />
      <span className="spotlight__who">{who === 'You' ? 'You play' : `${who} plays`}</span>
    </div>
  );
}
