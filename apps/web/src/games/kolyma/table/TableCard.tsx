import type { CardId, SeenCard } from '@cardscape/kernel';
import type { LineCard } from '@cardscape/kolyma';
import { useDraggable } from '@dnd-kit/core';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Card } from '../../../look/card/Card.tsx';
import type { CardStanding } from '../../../look/card/CardFrame.tsx';
import { NumberCard } from '../../../look/card/NumberCard.tsx';
import { wantsStillness } from '../../../look/motion/motion.ts';
import { useTable } from './TableContext.tsx';
import { anchorOf, type CardKind } from './tableTypes.ts';

/** How a card of this number stands: whether it can be picked, is chosen, and what picking does. */
function useStanding(card: CardId, kind: CardKind): CardStanding {
  const { turn } = useTable();
  return {
    size: 'mini',
    anchor: anchorOf(card),
    legal: turn.isLegal(card),
    chosen: turn.chosen.includes(card) || turn.opened?.card === card,
    onPick: turn.playable ? () => turn.pick(card, kind) : undefined,
  };
}

/**
 * A card that can be dragged while it can be picked. By touch only a hand's cards: where a line's
 * cards lie, a finger scrolls the page.
 */
function Movable({ card, kind, children }: { card: CardId; kind: CardKind; children: ReactNode }) {
  const { turn, marked } = useTable();
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: anchorOf(card),
    data: { card, kind },
    disabled: !turn.playable,
  });
  const states = [marked.has(card) && 'table-card--marked', isDragging && 'table-card--away'];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the card inside is the button
    <div
      ref={setNodeRef}
      {...listeners}
      {...(kind === 'number' && { onTouchStart: undefined })}
      className={['table-card', ...states].filter(Boolean).join(' ')}
      onDoubleClick={kind === 'number' ? () => turn.act({ act: 'flip', card }) : undefined}
    >
      {children}
    </div>
  );
}

/** A number card of a line. */
export function LineCardView({ card }: { card: LineCard }) {
  const { card: id, design, value } = card;
  const { prints } = useTable();
  const standing = useStanding(id, 'number');
  const turning = useTurning(id);
  return (
    <Movable card={id} kind="number">
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

/** A special card of a hand: open for those who see it, a back for the others. */
export function HandCardView({ seen, size }: { seen: SeenCard; size: 'mini' | 'small' }) {
  return 'card' in seen ? <OpenHandCard {...seen} size={size} /> : <Back />;
}

function OpenHandCard({
  card,
  design,
  size,
}: {
  card: CardId;
  design: string;
  size: 'mini' | 'small';
}) {
  const { prints } = useTable();
  const standing = useStanding(card, 'special');
  return (
    <Movable card={card} kind="special">
      <Card {...prints.special(design)} {...standing} size={size} />
    </Movable>
  );
}

function Back() {
  const { prints } = useTable();
  return <Card {...prints.special('')} faceDown backKey="kolyma" size="mini" opens={false} />;
}
