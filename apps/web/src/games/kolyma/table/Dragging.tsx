import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDndContext,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { CardInTheAir, lifted, scrolling } from '../../../table/screen/CardInTheAir.tsx';
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
      autoScroll={scrolling}
      accessibility={{ container: document.body, screenReaderInstructions: { draggable: '' } }}
      onDragStart={turn.close}
      onDragEnd={onDragEnd}
    >
      {children}
      <CardInTheAir />
    </DndContext>
  );
}
