import { counted, type Seat } from '@cardscape/kernel';
import { memo } from 'react';
import { backAddress } from '../../../look/card/pictures.ts';
import { HandRow } from '../../../table/screen/HandRow.tsx';
import { useTable } from './TableContext.tsx';
import { TableTile } from './TableTile.tsx';
import './Hand.css';

/** A hand: open if the viewer may see it. */
export const Hand = memo(function Hand({ seat, side }: { seat: Seat; side: 'near' | 'far' }) {
  const { view, names } = useTable();
  const { hand } = view.players[seat];
  return (
    <HandRow
      block="showdown-hand"
      cards={hand}
      label={`${names[seat]}, hand: ${counted(hand.length, 'card')}`}
      side={side}
      anchor={`hand-${seat}`}
      empty={side === 'near' ? 'No cards in hand.' : undefined}
    >
      {(seen) =>
        'card' in seen ? (
          <TableTile card={seen.card} design={seen.design} />
        ) : (
          <img
            className="showdown-hand__back"
            src={backAddress('showdown')}
            alt=""
            draggable={false}
          />
        )
      }
    </HandRow>
  );
});
