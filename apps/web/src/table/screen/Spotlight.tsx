import type { GameEvent } from '@cardscape/kernel';
import type { AnyGameTable, PlayStand } from '../gameTable.ts';
import { doing } from './doing.ts';
import './Spotlight.css';

/** A card that was just played, large over the table, while it works. */
export function Spotlight({
  table: { spotlit },
  stand: { events, telling, names, print },
}: {
  table: Pick<AnyGameTable, 'spotlit'>;
  stand: Pick<PlayStand<unknown, GameEvent>, 'events' | 'telling' | 'names' | 'print'>;
}) {
  if (!telling || !spotlit) return null;
  for (const event of events) {
    const found = spotlit(event, print);
    if (found)
      return (
        <div className="spotlight" aria-hidden="true">
          {found.card}
          <span className="spotlight__who">{doing(names[found.seat], 'play')}</span>
        </div>
      );
  }
  return null;
}
