import { opponentOf } from '@cardscape/kernel';
import { useMemo, useRef } from 'react';
import { Pile } from '../../../look/card/Pile.tsx';
import { DetailDockContext } from '../../../look/card/useCardDetail.tsx';
import { useTravel } from '../../../look/motion/motion.ts';
import { WhyNot } from '../../../table/screen/WhyNot.tsx';
import { beforeDeal, isBeforeDeal } from '../match/beforeDeal.ts';
import { type Turn, useTurn } from '../match/useTurn.ts';
import { printsBy } from '../prints.ts';
import { ActMenu } from './ActMenu.tsx';
import { dropOption, placeAmong } from './acts.ts';
import { Chart } from './Chart.tsx';
import { DiceTray } from './DiceTray.tsx';
import { Dragging, useDragged } from './Dragging.tsx';
import { DropSpot, OpenPile } from './Piles.tsx';
import { SeatRow } from './SeatRow.tsx';
import { TableProvider, useTable } from './TableContext.tsx';
import type { DropPlace, KolymaTableProps } from './tableTypes.ts';
import { cardsMarked, cardsTurned, originsOf } from './travels.ts';
import { useTableKeys } from './useTableKeys.ts';
import './KolymaTable.css';

const noEvents: NonNullable<KolymaTableProps['events']> = [];

/**
 * The table of Kolyma, seen from one side. It draws a view and nothing but. With `decision`,
 * `onChoose` and `explain` it is played on; without them it is only looked at.
 */
export function KolymaTable(props: KolymaTableProps) {
  const turn = useTurn(props);
  return <KolymaTableOf {...props} turn={turn} />;
}

/** The table with a turn that is kept outside, so that what surrounds the table can act on it. */
export function KolymaTableOf({ turn, ...props }: KolymaTableProps & { turn: Turn }) {
  const { print, events = noEvents } = props;
  const view = useMemo(
    () => (isBeforeDeal(events) ? beforeDeal(props.view) : props.view),
    [events, props.view],
  );
  const told = useMemo(
    () => ({ marked: cardsMarked(events), turned: cardsTurned(events) }),
    [events],
  );
  const prints = useMemo(() => printsBy(print), [print]);
  const share = useMemo(() => ({ prints, turn, ...told }), [prints, turn, told]);
  return (
    <TableProvider value={share}>
      <Dragging>
        <Field {...props} view={view} events={events} />
      </Dragging>
    </TableProvider>
  );
}

function Field({
  view,
  near,
  names,
  events = noEvents,
  moment,
  still,
  reason,
  children,
}: KolymaTableProps) {
  const { turn } = useTable();
  const table = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const busy = turn.opened !== undefined;
  const dock = useMemo(() => ({ element: field, busy }), [busy]);
  const origins = useMemo(() => originsOf(events), [events]);
  useTravel(table, moment ?? view, (anchor) => origins.get(anchor), still);
  useTableKeys(table, turn);
  const far = opponentOf(near);
  const dragged = useDragged();
  const takes = (place: DropPlace) =>
    dragged !== undefined && placeAmong(turn.asked, dropOption(place, dragged.card)) >= 0;
  return (
    <DetailDockContext value={dock}>
      <div className="kolyma-table" data-table="kolyma" data-moment={moment} ref={table}>
        <SeatRow view={view} seat={far} side="far" name={names[far]} />
        <div className="kolyma-field" ref={field}>
          <DiceTray view={view} near={near} names={names} />
          <Chart view={view} near={near} names={names} dropLegal={takes('middle')} />
          <div className="kolyma-field__piles">
            <DropSpot place="numbers" legal={takes('numbers')} words="Swap">
              <Pile
                label="Numbers"
                count={view.numberDeck}
                backKey="kolyma-numbers"
                size="mini"
                anchor="numbers"
              />
            </DropSpot>
            <OpenPile
              label="Put away"
              cards={view.numberDiscard}
              kind="number"
              anchor="number-discard"
            />
            {turn.playable && (
              <DropSpot place="turn" legal={takes('turn')}>
                <span className="flip-spot">Flip here</span>
              </DropSpot>
            )}
          </div>
        </div>
        {children}
        <SeatRow view={view} seat={near} side="near" name={names[near]} takesCard={takes('deck')} />
        <ActMenu
          player={view.players[near]}
          explain={(act) => turn.opened && reason?.({ act, card: turn.opened.card })}
        />
        <WhyNot refusal={turn.refusal} forgive={turn.forgive} />
      </div>
    </DetailDockContext>
  );
}
