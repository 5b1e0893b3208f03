import { counted, type SeenCard } from '@cardscape/kernel';
import { HandRow } from '../../../table/screen/HandRow.tsx';
import { HandCardView } from './TableCard.tsx';
import './Hand.css';

/** A hand of special cards: fanned at the near edge, small and mostly backs at the far one. */
export function Hand({
  label,
  ...row
}: {
  cards: readonly SeenCard[];
  label: string;
  side: 'near' | 'far';
  anchor: string;
}) {
  return (
    <HandRow
      {...row}
      block="hand"
      label={`${label}: ${counted(row.cards.length, 'special card')}`}
      empty="No special cards"
    >
      {(seen) => <HandCardView seen={seen} size={row.side === 'near' ? 'small' : 'mini'} />}
    </HandRow>
  );
}
