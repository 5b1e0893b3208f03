import { type CardId, counted, type SeenCard } from '@cardscape/kernel';
import { Hand as AnyHand } from '../../../table/board/Hand.tsx';
import css from './Hand.module.css';
import { LaidCard, OpenTile, useStanding } from './TableCard.tsx';

/** A hand of tiles, which on a phone shows at the near edge alone. */
export function Hand({
  label,
  ...hand
}: {
  label: string;
  cards: readonly SeenCard[];
  side: 'near' | 'far';
  anchor: string;
}) {
  return (
    <AnyHand
      {...hand}
      label={`${label}: ${counted(hand.cards.length, 'card')}`}
      empty={hand.side === 'near' ? 'No cards in hand' : undefined}
      className={css.hand}
      back="ttcg"
      folds={hand.side === 'far'}
    >
      {(seen) => <HandTile {...seen} />}
    </AnyHand>
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
