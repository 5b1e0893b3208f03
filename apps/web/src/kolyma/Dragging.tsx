import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDndContext,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { elementAt } from './ActMenu.tsx';
import { dropOption } from './acts.ts';
import { useTable } from './TableContext.tsx';
import { type CardKind, type DropPlace, dropAnchor } from './tableTypes.ts';

/** The card in the air. */
interface Dragged {
  card: number;
  kind: CardKind;
}

/** The card that is being dragged, if one is. */
export function useDragged(): Dragged | undefined {
  return useDndContext().active?.data.current as Dragged | undefined;
}

/** By touch a card is lifted out of its strip; sideways the strip scrolls. */
const lifted = { distance: { y: 8 }, tolerance: { x: 12 } } as const;

/** Lets the mouse or a finger carry cards. */
export function Dragging({ children }: { children: ReactNode }) {
  const { turn } = useTable();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: lifted }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const { card } = active.data.current as Dragged;
    const place = over?.id as DropPlace | undefined;
    if (place) turn.act(dropOption(place, card), dropAnchor(place));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ container: document.body, screenReaderInstructions: { draggable: '' } }}
      onDragStart={turn.close}
      onDragEnd={onDragEnd}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        <CardInTheAir />
      </DragOverlay>
    </DndContext>
  );
}

/** A copy of the card as it lies, under the pointer. */
function CardInTheAir() {
  const active = useDndContext().active;
  const source = active && elementAt(String(active.id));
  if (!source) return null;
  return (
    <div
      className="card-in-the-air"
      aria-hidden="true"
      ref={(holder) => {
        if (!holder || holder.firstChild) return;
        const copy = source.cloneNode(true) as HTMLElement;
        delete copy.dataset.anchor;
        copy.style.width = `${source.offsetWidth}px`;
        copy.style.setProperty('--card-width', `${source.offsetWidth}px`);
        holder.append(copy);
      }}
    />
  );
}
