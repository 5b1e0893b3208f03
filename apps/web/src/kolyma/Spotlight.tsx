import type { CardSet } from '@cardscape/kolyma';
import { Card } from '../look/Card.tsx';
import { printsOf } from './prints.ts';
import './Spotlight.css';

/** The card that was just played, large over the table, while it works. */
export function Spotlight({ set, design, who }: { set: CardSet; design: string; who: string }) {
  return (
    <div className="spotlight" aria-hidden="true">
      <Card {...printsOf(set).special(design)} size="large" />
      <span className="spotlight__who">{who === 'You' ? 'You play' : `${who} plays`}</span>
    </div>
  );
}
