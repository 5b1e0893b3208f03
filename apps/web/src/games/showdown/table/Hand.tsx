import { counted, type Seat } from '@cardscape/kernel';
import { memo } from 'react';
import { Hand as AnyHand } from '../../../table/board/Hand.tsx';
import css from './Hand.module.css';
import { useTable } from './TableContext.tsx';
import { TableTile } from './TableTile.tsx';

/** A hand: open if the viewer may see it. */
export const Hand = memo(function Hand({ seat, side }: { seat: Seat; side: 'near' | 'far' }) {
  const { view, names } = useTable();
  const { hand } = view.players[seat];
  return (
    <AnyHand
      cards={hand}
      label={`${names[seat]}, hand: ${counted(hand.length, 'card')}`}
      side={side}
      anchor={`hand-${seat}`}
      empty={side === 'near' ? 'No cards in hand.' : undefined}
      className={css.hand}
      back="showdown"
    >
      {(seen) => <TableTile {...seen} />}
    </AnyHand>
  );
});
