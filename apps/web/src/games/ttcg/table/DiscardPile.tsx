import type { Seat, SeenCard } from '@cardscape/kernel';
import { Button } from '../../../look/control/Button.tsx';
import { OpenPile } from '../../../table/board/OpenPile.tsx';
import { deedsOf } from './goals.ts';
import { OpenTile } from './TableCard.tsx';
import { useTable } from './TableContext.tsx';

/** A player's discarded cards. Some effects are used where their card lies (R-T25). */
export function DiscardPile({ cards, seat }: { cards: readonly SeenCard[]; seat: Seat }) {
  const { names, turn } = useTable();
  return (
    <OpenPile
      label="Discard"
      title={`Discard pile: ${names[seat]}`}
      cards={cards}
      anchor={`discard-${seat}`}
      beside
      deeds={({ card }, close) =>
        deedsOf(turn.asked, card).map((deed) => (
          <Button
            key={deed.effect}
            onClick={() => {
              close();
              turn.act(deed);
            }}
          >
            Use it
          </Button>
        ))
      }
    >
      {(card, standing) => <OpenTile {...card} standing={standing} />}
    </OpenPile>
  );
}
