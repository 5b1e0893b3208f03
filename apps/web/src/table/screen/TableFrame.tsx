import type { GameEvent } from '@cardscape/kernel';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { DetailDockContext } from '../../look/card/useCardDetail.tsx';
import { useTravel } from '../../look/motion/motion.ts';
import { Dragging } from '../dragging/Dragging.tsx';
import { Forecast } from '../forecast/Forecast.tsx';
import type { Stand } from '../gameTable.ts';
import type { TableTurn } from '../picking/turn.ts';
import { useTableKeys } from './useTableKeys.ts';
import { WhyNot } from './WhyNot.tsx';

/** What a table is, whatever lies on it: cards travel, are dragged and gone to by keys, and refusals stand on it. */
export function TableFrame<View, Event extends GameEvent>({
  name,
  className = `${name}-table`,
  stand: { moment, still },
  turn,
  origins,
  dock,
  children,
}: {
  /** The game, as tests call its table. */
  name: string;
  /** How its parts are laid out. */
  className?: string | undefined;
  stand: Pick<Stand<View, Event>, 'moment' | 'still'>;
  turn: TableTurn;
  /** Where cards come from that were not in sight before, by their anchors. */
  origins?: ReadonlyMap<string, string>;
  /** The part that large cards keep clear of, and whether something else is open there. */
  dock?: {
    readonly element: RefObject<Element | null>;
    readonly place?: RefObject<Element | null>;
    readonly busy: boolean;
  };
  children: ReactNode;
}) {
  const table = useRef<HTMLDivElement>(null);
  useTravel(table, moment, (anchor) => origins?.get(anchor), still);
  useTableKeys(table, turn.asked ?? turn.number);
  const { element, place, busy = false } = dock ?? {};
  const kept = useMemo(
    () => element && { element, ...(place && { place }), busy },
    [element, place, busy],
  );
  return (
    <DetailDockContext value={kept}>
      <Dragging turn={turn}>
        <div className={className} data-table={name} data-moment={moment} ref={table} tabIndex={-1}>
          {children}
          <WhyNot refusal={turn.refusal} forgive={turn.forgive} />
          <Forecast table={table} turn={turn} />
        </div>
      </Dragging>
    </DetailDockContext>
  );
}
