import type { LineCard } from '@cardscape/kolyma';
import { Card } from '../../../look/card/Card.tsx';
import type { CardStanding } from '../../../look/card/CardFrame.tsx';
import { NumberCard } from '../../../look/card/NumberCard.tsx';
import type { OpenCard } from '../../../table/board/openCard.ts';
import { Movable } from '../../../table/dragging/Dragging.tsx';
import { standingOf } from '../../../table/picking/standingOf.ts';
import { useTable } from './share.ts';

/** A number card of a line. */
export function LineCardView({ card, design, value }: LineCard) {
  const { prints, turn } = useTable();
  return (
    <Movable
      card={card}
      off={!turn.hands}
      byTouch={false}
      onDoubleClick={() => turn.act({ act: 'flip', card })}
    >
      <NumberCard
        {...standingOf(turn, card)}
        size="mini"
        value={value}
        terrain={prints.number(design).terrain}
        name={design}
        opens={false}
        says={`${design}, number card, lies as ${value < 0 ? `minus ${-value}` : value}`}
      />
    </Movable>
  );
}

/** A special card of a hand, for those who see it. */
export function HandCard({ card, design, size }: OpenCard & Pick<CardStanding, 'size'>) {
  const { prints, turn } = useTable();
  return (
    <Movable card={card} off={!turn.hands}>
      <Card {...prints.special(design)} {...standingOf(turn, card)} size={size} />
    </Movable>
  );
}
