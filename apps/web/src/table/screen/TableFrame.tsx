import type { CardId, GameEvent } from '@cardscape/kernel';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { DetailDockContext } from '../../look/card/useCardDetail.tsx';
import { useTravel } from '../../look/motion/motion.ts';
import { Dragging, MarkedCards } from '../dragging/Dragging.tsx';
import { TurnedCards } from '../dragging/turning.ts';
import { Forecast } from '../forecast/Forecast.tsx';
import type { Stand } from '../gameTable.ts';
import { ImpactLayer } from '../impact/ImpactLayer.tsx';
import type { Impact } from '../impact/impact.ts';
import type { TableTurn } from '../picking/turn.ts';
import { useTableKeys } from './useTableKeys.ts';
import { WhyNot } from './WhyNot.tsx';
import './TableFrame.css';

const none: ReadonlySet<CardId> = new Set();
const unfelt: readonly Impact[] = [];

/** What a table is, whatever lies on it: cards travel, are dragged and gone to by keys, and refusals stand on it. */
export function TableFrame<View, Event extends GameEvent>({
  name,
  className = '',
  rows = false,
  stand: { moment, still, impacts = unfelt },
  turn,
  origins,
  marked = none,
  turned = none,
  dock,
  children,
}: {
  /** The game, as tests call its table. */
  name: string;
  /** What a game's own looks go by. */
  className?: string | undefined;
  /** Whether its sides lie above and below each other, with the field between them. */
  rows?: boolean;
  stand: Pick<Stand<View, Event>, 'moment' | 'still' | 'impacts'>;
  turn: TableTurn;
  /** Where cards come from that were not in sight before, by their anchors. */
  origins?: ReadonlyMap<string, string>;
  /** The cards that the last events spoke of. */
  marked?: ReadonlySet<CardId>;
  /** The cards that they turned over. */
  turned?: ReadonlySet<CardId>;
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
        <div
          className={`${rows ? 'table-rows' : ''} ${className}`}
          data-table={name}
          data-watched={turn.hands === undefined || undefined}
          data-moment={moment}
          ref={table}
          tabIndex={-1}
        >
          <MarkedCards value={marked}>
            <TurnedCards value={turned}>{children}</TurnedCards>
          </MarkedCards>
          <WhyNot refusal={turn.refusal} forgive={turn.forgive} />
          <Forecast table={table} turn={turn} />
        </div>
        <ImpactLayer table={table} impacts={impacts} moment={moment} still={still} />
      </Dragging>
    </DetailDockContext>
  );
}
