import { opponentOf } from '@cardscape/kernel';
import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { CardInTheAir, lifted, scrolling } from '../../../table/screen/CardInTheAir.tsx';
import { useTable } from './TableContext.tsx';
import { pointsAnchor } from './tableTypes.ts';

/** Lets the mouse or a finger carry cards: to a place, to a card, to the opponent's points. */
export function Dragging({ children }: { children: ReactNode }) {
  const { turn, near } = useTable();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: lifted }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const { card } = active.data.current as { card: number };
    if (!over) turn.unpick();
    else if (over.id === pointsAnchor(opponentOf(near)))
      turn.act(turn.goals.direct ?? { act: 'attack', card }, String(over.id));
    else turn.pickSlot(String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      autoScroll={scrolling}
      accessibility={{ container: document.body, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => turn.take((active.data.current as { card: number }).card)}
      onDragCancel={turn.unpick}
      onDragEnd={onDragEnd}
    >
      {children}
      <CardInTheAir />
    </DndContext>
  );
}
