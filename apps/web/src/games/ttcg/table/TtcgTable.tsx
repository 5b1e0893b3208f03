import { type CardId, opponentOf } from '@cardscape/kernel';
import type { TtcgView } from '@cardscape/ttcg';
import { EDITIONS } from '@cardscape/ttcg/tools';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { DetailDockContext } from '../../../look/card/useCardDetail.tsx';
import { ArrowOverlay } from '../../../look/motion/ArrowOverlay.tsx';
import { useTravel } from '../../../look/motion/motion.ts';
import { WhyNot } from '../../../table/screen/WhyNot.tsx';
import { Chooser } from '../match/Chooser.tsx';
import { QuestionPanel } from '../match/QuestionPanel.tsx';
import type { Stops } from '../match/stops.ts';
import { type Gathered, gather } from '../match/tell.ts';
import { type Turn, useTurn } from '../match/useTurn.ts';
import { CardSheet } from '../reading/CardSheet.tsx';
import { ActMenu } from './ActMenu.tsx';
import { arrowsOf } from './arrows.ts';
import { ChainPanel } from './ChainPanel.tsx';
import { chainDuring } from './chain.ts';
import { Dragging } from './Dragging.tsx';
import { FieldRow } from './FieldRow.tsx';
import { Hand } from './Hand.tsx';
import { PhaseStrip } from './PhaseStrip.tsx';
import { Plaque } from './Plaque.tsx';
import { seenIn } from './seen.ts';
import { TableProvider, useTable } from './TableContext.tsx';
import type { TtcgTableProps } from './tableTypes.ts';
import { cardsMarked, originsOf } from './travels.ts';
import { useTableKeys } from './useTableKeys.ts';
import './TtcgTable.css';

const noEvents: NonNullable<TtcgTableProps['events']> = [];
const noCards: readonly CardId[] = [];

/** The table of TTCG to be looked at, seen from one side. It draws a view and nothing but. */
export function TtcgTable(props: TtcgTableProps) {
  const ground = useMemo(() => ({ seen: seenIn(props.view) }), [props.view]);
  return <TtcgTableOf {...props} turn={useTurn(undefined, ground, props.near)} />;
}

/** The table with a turn that is kept outside, so that what surrounds the table can act on it. */
export function TtcgTableOf({
  turn,
  stops,
  onStops,
  looked = noCards,
  ...props
}: TtcgTableProps & {
  turn: Turn;
  stops?: Stops;
  onStops?: () => void;
  /** The cards that were looked at before what is asked now. */
  looked?: readonly CardId[] | undefined;
}) {
  const { view, print, near, names, events = noEvents, over = 'after', moment = view } = props;
  const { ended = false } = props;
  const [fanned, fan] = useState<string>();
  const told = useGathered({ moment, over, events });
  const seen = useMemo(() => seenIn(view), [view]);
  const chain = useMemo(
    () => chainDuring(view.chain, over === 'before' ? told : noEvents),
    [view, over, told],
  );
  const aimed = useMemo(
    () => new Set(chain.at(-1)?.targets.flatMap((card) => ('card' in card ? [card.card] : []))),
    [chain],
  );
  const marked = useMemo(() => cardsMarked(events), [events]);
  const { attackers, edition } = view;
  const { bonuses } = EDITIONS[edition];
  const share = useMemo(
    () => ({
      print,
      bonuses,
      seen,
      turn,
      near,
      names,
      ended,
      marked,
      targeted: aimed,
      attackers,
      fanned,
      fan,
    }),
    [print, bonuses, seen, turn, near, names, ended, marked, aimed, attackers, fanned],
  );
  const arrows = useMemo(() => arrowsOf(chain, seen), [chain, seen]);
  return (
    <TableProvider value={share}>
      <Dragging>
        <Board
          {...props}
          told={told}
          moment={moment}
          looked={looked}
          strip={<PhaseStrip view={view} stops={stops} onStops={onStops} />}
          chain={chain.length > 0 ? <ChainPanel chain={chain} /> : undefined}
        />
      </Dragging>
      <ArrowOverlay arrows={arrows} />
    </TableProvider>
  );
}

/** All events of the step that is being told, as its parts come one after another. */
function useGathered(now: Gathered): Gathered['events'] {
  const kept = useRef<Gathered>(undefined);
  kept.current = gather(kept.current, now);
  return kept.current.events;
}

function Board({
  view,
  near,
  names,
  told,
  moment,
  still,
  looked,
  strip,
  chain,
  aside,
  coach,
  children,
}: Omit<TtcgTableProps, 'moment'> & {
  told: Gathered['events'];
  moment: unknown;
  looked: readonly CardId[];
  strip: ReactNode;
  chain: ReactNode;
}) {
  const { turn, seen, fan } = useTable();
  const table = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const busy = turn.picked?.menu === true;
  const dock = useMemo(() => ({ element: board, place: side, busy }), [busy]);
  const origins = useMemo(() => originsOf(told), [told]);
  useTravel(table, moment, (anchor) => origins.get(anchor), still);
  useTableKeys(table, turn, seen, fan);
  const far = opponentOf(near);
  return (
    <DetailDockContext value={dock}>
      <div
        className="ttcg-table"
        data-table="ttcg"
        data-moment={typeof moment === 'number' ? moment : undefined}
        ref={table}
        tabIndex={-1}
      >
        <div className="ttcg-side">
          <Plaque view={view} seat={far} side="far" />
          {strip}
          <Plaque view={view} seat={near} side="near" />
        </div>
        <div className="ttcg-board" data-board ref={board}>
          <Hand
            cards={view.players[far].hand}
            label={`${names[far]}, hand`}
            side="far"
            anchor={`hand-${far}`}
          />
          <Half view={view} seat={far} name={names[far]} side="far" />
          <Half view={view} seat={near} name={names[near]} side="near" />
          <QuestionPanel looked={looked} />
          <Chooser />
        </div>
        <div className="ttcg-line" data-anchor="message">
          {children}
        </div>
        <Hand
          cards={view.players[near].hand}
          label={`${names[near]}, hand`}
          side="near"
          anchor={`hand-${near}`}
        />
        {/* After the hand, so that the keys reach that before every card named in the log. */}
        <div className="ttcg-aside" data-aside ref={side}>
          {coach && <div className="ttcg-coach">{coach}</div>}
          {chain}
          {aside}
        </div>
        <ActMenu />
        <CardSheet />
        <WhyNot refusal={turn.refusal} forgive={turn.forgive} />
      </div>
    </DetailDockContext>
  );
}

/** One player's field. The spells lie nearer to their player than the units. */
function Half({
  view,
  seat,
  name,
  side,
}: {
  view: TtcgView;
  seat: 0 | 1;
  name: string;
  side: 'near' | 'far';
}) {
  const shared = { side: view.players[seat], seat, name };
  const { ended } = useTable();
  const lit = view.active === seat && view.turn > 0 && !ended ? 'ttcg-half--lit' : '';
  return (
    <section
      className={`ttcg-half ttcg-half--${side} ${lit}`}
      aria-label={`${name}: field`}
      data-zone="half"
      data-side={side}
    >
      {side === 'far' && <FieldRow {...shared} row="spell" />}
      <FieldRow {...shared} row="unit" />
      {side === 'near' && <FieldRow {...shared} row="spell" />}
    </section>
  );
}
