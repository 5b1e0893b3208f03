import { type CardId, counted, type SeenCard } from '@cardscape/kernel';
import { backAddress } from '../../../look/card/pictures.ts';
import { HandRow } from '../../../table/screen/HandRow.tsx';
import { LaidCard, OpenTile, useStanding } from './TableCard.tsx';
import './Hand.css';

/** A hand: fanned at the near edge, a strip on a phone; small and mostly backs at the far one. */
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
      block="ttcg-hand"
      label={`${label}: ${counted(row.cards.length, 'card')}`}
      empty={row.side === 'near' ? 'No cards in hand' : undefined}
    >
      {(seen) =>
        'card' in seen ? (
          <HandTile card={seen.card} design={seen.design} />
        ) : (
          <img className="ttcg-hand__back" src={backAddress('ttcg')} alt="" draggable={false} />
        )
      }
    </HandRow>
  );
}

function HandTile({ card, design }: { card: CardId; design: string }) {
  const standing = useStanding(card);
  return (
    <LaidCard card={card}>
      <OpenTile card={card} design={design} standing={standing} />
    </LaidCard>
  );
}
