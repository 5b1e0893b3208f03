import type { CardId } from '@cardscape/kernel';
import type { LineCard } from '@cardscape/kolyma';
import { type RefObject, useEffect, useRef } from 'react';
import { Card } from '../../../look/card/Card.tsx';
import type { CardStanding } from '../../../look/card/CardFrame.tsx';
import { NumberCard } from '../../../look/card/NumberCard.tsx';
import { wantsStillness } from '../../../look/motion/motion.ts';
import { cardAnchor } from '../../../table/anchors.ts';
import { Movable } from '../../../table/dragging/Dragging.tsx';
import { useTable } from './share.ts';

/** How a card of this number stands: whether it can be picked, is chosen, and what picking does. */
function useStanding(card: CardId): CardStanding {
  const { turn } = useTable();
  return {
    size: 'mini',
    anchor: cardAnchor(card),
    legal: turn.isLegal(card),
    chosen: turn.isChosen(card),
    onPick: turn.hands ? () => turn.pick(card) : undefined,
  };
}

/** A number card of a line. */
export function LineCardView({ card }: { card: LineCard }) {
  const { card: id, design, value } = card;
  const { prints, turn } = useTable();
  const standing = useStanding(id);
  const turning = useTurning(id);
  return (
    <Movable
      card={id}
      off={!turn.hands}
      byTouch={false}
      onDoubleClick={() => turn.act({ act: 'flip', card: id })}
    >
      <div ref={turning}>
        <NumberCard
          {...standing}
          value={value}
          terrain={prints.number(design).terrain}
          name={design}
          opens={false}
          says={`${design}, number card, lies as ${value < 0 ? `minus ${-value}` : value}`}
        />
      </div>
    </Movable>
  );
}

/** Turns the element over when its card has just been flipped. */
function useTurning(card: CardId): RefObject<HTMLDivElement | null> {
  const { turned } = useTable();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!turned.has(card) || wantsStillness()) return;
    element.current?.animate(
      [
        { transform: 'perspective(20rem) rotateY(180deg)', filter: 'brightness(0.8)' },
        { transform: 'perspective(20rem) rotateY(0deg)' },
      ],
      { duration: 300, easing: 'cubic-bezier(0.25, 0.7, 0.25, 1)' },
    );
  }, [turned, card]);
  return element;
}

/** A special card of a hand, for those who see it. */
export function HandCard({
  card,
  design,
  size,
}: {
  card: CardId;
  design: string;
  size: 'mini' | 'small';
}) {
  const { prints, turn } = useTable();
  const standing = useStanding(card);
  return (
    <Movable card={card} off={!turn.hands}>
      <Card {...prints.special(design)} {...standing} size={size} />
    </Movable>
  );
}
