import type { CardId } from '@cardscape/kernel';
import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { createContext, type ReactNode, useCallback, useContext, useRef } from 'react';
import { cardAnchor, cardAt } from '../anchors.ts';
import type { TableTurn } from '../picking/turn.ts';
import { CardInTheAir, lifted } from './CardInTheAir.tsx';
import { useTurning } from './turning.ts';
import './Dragging.css';

/** The page scrolls under a card only at its very edge: piles and hands lie near it, and must not run away. */
const scrolling = { threshold: { x: 0, y: 0.05 } } as const;

const nothing = () => undefined;
/** Cards are carried by those who see them; what comes of it is read out by the line that tells of the match. */
const unspoken = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: nothing,
    onDragOver: nothing,
    onDragEnd: nothing,
    onDragCancel: nothing,
  },
};

/** Lets the mouse or a finger carry cards to any place of the table that takes them, by its anchor. */
export function Dragging({
  turn,
  children,
}: {
  turn: Pick<TableTurn, 'take' | 'drop' | 'unpick'>;
  children: ReactNode;
}) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: lifted }),
  );
  const letGo = ({ active, over }: DragEndEvent) => {
    const card = cardAt(String(active.id));
    if (over && card !== undefined) turn.drop?.(card, String(over.id));
    else turn.unpick();
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      autoScroll={scrolling}
      accessibility={{ ...unspoken, container: document.body }}
      onDragStart={({ active }) => turn.take?.(cardAt(String(active.id)) as CardId)}
      onDragCancel={turn.unpick}
      onDragEnd={letGo}
    >
      {children}
      <CardInTheAir />
    </DndContext>
  );
}

/**
 * A place where a card can be let go, by its anchor: what its element needs to be it, and to be marked while
 * it takes the card in the air.
 */
export function useDropPlace(anchor: string, takes = false) {
  const { setNodeRef, isOver } = useDroppable({ id: anchor });
  return {
    isOver,
    place: {
      ref: setNodeRef,
      'data-anchor': anchor,
      'data-takes': takes || undefined,
      'data-over': isOver || undefined,
    },
  };
}

/** A part of the table where a card can be let go. */
export function DropPlace({
  anchor,
  takes,
  className,
  children,
}: {
  anchor: string;
  /** Whether it takes the card in the air. */
  takes: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={className} {...useDropPlace(anchor, takes).place}>
      {children}
    </div>
  );
}

/** The cards that the last events spoke of: they are marked for a moment. */
export const MarkedCards = createContext<ReadonlySet<CardId>>(new Set());

/** A card that can be dragged. By touch the page does not scroll from it, so only where there is reason to. */
export function Movable({
  card,
  off,
  byTouch = true,
  className = '',
  onDoubleClick,
  children,
}: {
  card: CardId;
  /** Whether it stays where it lies just now. */
  off: boolean;
  byTouch?: boolean;
  className?: string | undefined;
  onDoubleClick?: (() => void) | undefined;
  children: ReactNode;
}) {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: cardAnchor(card),
    disabled: off,
  });
  const marked = useContext(MarkedCards);
  const element = useRef<HTMLDivElement>(null);
  const place = useCallback(
    (laid: HTMLDivElement | null) => {
      element.current = laid;
      setNodeRef(laid);
    },
    [setNodeRef],
  );
  useTurning(card, element);
  const states = [
    isDragging && 'table-card--away',
    byTouch && !off && 'table-card--touched',
    marked.has(card) && 'table-card--marked',
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the card inside is the button
    <div
      ref={place}
      {...listeners}
      {...(!byTouch && { onTouchStart: undefined })}
      className={['table-card', ...states, className].filter(Boolean).join(' ')}
      onDoubleClick={onDoubleClick}
    >
      {children}
    </div>
  );
}
