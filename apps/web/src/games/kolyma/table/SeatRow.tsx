import type { Seat } from '@cardscape/kernel';
import type { KolymaView } from '@cardscape/kolyma';
import { Pile } from '../../../look/card/Pile.tsx';
import { Hand } from './Hand.tsx';
import { DropSpot, OpenPile } from './Piles.tsx';
import { Plaque } from './Plaque.tsx';

/** One side of the table: who sits there, their hand, their deck and their discarded cards. */
export function SeatRow({
  view,
  seat,
  side,
  name,
}: {
  view: KolymaView;
  seat: Seat;
  side: 'near' | 'far';
  name: string;
}) {
  const player = view.players[seat];
  const active = view.active === seat;
  const passed = view.passes > (active ? 1 : 0);
  const deck = (
    <Pile label="Deck" count={player.deck} backKey="kolyma" size="mini" anchor={`deck-${seat}`} />
  );
  return (
    <div className={`seat seat--${side} ${active ? 'seat--lit' : ''}`} data-side={side}>
      <Plaque player={player} name={name} target={view.target} active={active} passed={passed} />
      <Hand cards={player.hand} label={`${name}, hand`} side={side} anchor={`hand-${seat}`} />
      <div className="seat__piles">
        {side === 'near' ? (
          <DropSpot at="deck" words="Exchange">
            {deck}
          </DropSpot>
        ) : (
          deck
        )}
        <OpenPile
          label="Discard"
          cards={player.discard}
          kind="special"
          anchor={`discard-${seat}`}
        />
      </div>
    </div>
  );
}
