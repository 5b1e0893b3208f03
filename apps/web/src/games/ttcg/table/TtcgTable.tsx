import { type CardId, opponentOf, type Seat } from '@cardscape/kernel';
import type { TtcgEvent, TtcgView } from '@cardscape/ttcg';
import { EDITIONS } from '@cardscape/ttcg/tools';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { PHONE, useMedia } from '../../../look/browser/useMedia.ts';
import { ArrowOverlay } from '../../../look/motion/ArrowOverlay.tsx';
import { cardAnchor, MESSAGE } from '../../../table/anchors.ts';
import { useTravels } from '../../../table/board/travels.ts';
import type { Stand } from '../../../table/gameTable.ts';
import { useOf } from '../../../table/picking/useOf.ts';
import { CardMenu } from '../../../table/screen/CardMenu.tsx';
import { TableFrame } from '../../../table/screen/TableFrame.tsx';
import { Chooser } from '../match/Chooser.tsx';
import { QuestionPanel } from '../match/QuestionPanel.tsx';
import type { Stops } from '../match/stops.ts';
import { type Gathered, gather } from '../match/tell.ts';
import { CardSheet } from '../reading/CardSheet.tsx';
import { arrowsOf } from './arrows.ts';
import { ChainPanel } from './ChainPanel.tsx';
import { chainDuring } from './chain.ts';
import { FieldRow } from './FieldRow.tsx';
import { Hand } from './Hand.tsx';
import { aimWords, menuOf } from './menu.ts';
import { menuSpot } from './menuSpot.ts';
import { PhaseStrip } from './PhaseStrip.tsx';
import { Plaque } from './Plaque.tsx';
import { seenIn } from './seen.ts';
import { printOf, TableProvider, useTable } from './TableContext.tsx';
import css from './TtcgTable.module.css';
import { travels } from './travels.ts';
import { useStackKeys } from './useStackKeys.ts';
import { type Turn, useTurn } from './useTurn.ts';

type TtcgStand = Stand<TtcgView, TtcgEvent>;

const noCards: readonly CardId[] = [];

/** The table of TTCG to be looked at. */
export function WatchedTtcg(stand: TtcgStand) {
  const ground = useMemo(() => ({ seen: seenIn(stand.view) }), [stand.view]);
  return <TtcgTable stand={stand} turn={useTurn(undefined, ground, stand.near, '')} />;
}

/** The table of TTCG, seen from one side. It draws a view and nothing but. */
export function TtcgTable({
  stand,
  turn,
  ended = false,
  stops,
  onStops,
  looked = noCards,
  aside,
  coach,
  children,
}: {
  stand: TtcgStand;
  turn: Turn;
  /** Whether the match is over: then it is nobody's turn. */
  ended?: boolean;
  stops?: Stops;
  /** Opens the stops. */
  onStops?: (() => void) | undefined;
  /** The cards that were looked at before what is asked now. */
  looked?: readonly CardId[] | undefined;
  /** What stands beside the field while nothing is on the chain. */
  aside?: ReactNode;
  /** What stands there all the time. */
  coach?: ReactNode;
  /** The message line, between the field and the near player's hand. */
  children?: ReactNode;
}) {
  const { view, print, near, names, events, over, moment } = stand;
  const [fanned, setFanned] = useOf<string | undefined>(near, undefined);
  const fan = useCallback((slot: string | undefined) => setFanned(() => slot), [setFanned]);
  const told = useGathered({ moment, over, events });
  const seen = useMemo(() => seenIn(view), [view]);
  const chain = useMemo(
    () => chainDuring(view.chain, over === 'before' ? told : []),
    [view, over, told],
  );
  const aimed = useMemo(
    () => new Set(chain.at(-1)?.targets.flatMap((card) => ('card' in card ? [card.card] : []))),
    [chain],
  );
  const moving = useTravels(travels, events, told);
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
      targeted: aimed,
      attackers,
      fanned,
      fan,
    }),
    [print, bonuses, seen, turn, near, names, ended, aimed, attackers, fanned, fan],
  );
  const arrows = useMemo(() => arrowsOf(chain, seen), [chain, seen]);
  useStackKeys(turn, seen, fan);
  const board = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const far = opponentOf(near);
  const hand = (seat: Seat, lies: 'near' | 'far') => (
    <Hand
      cards={view.players[seat].hand}
      label={`${names[seat]}, hand`}
      side={lies}
      anchor={`hand-${seat}`}
    />
  );
  return (
    <TableProvider value={share}>
      <TableFrame
        name="ttcg"
        className={css.table}
        stand={stand}
        turn={turn}
        {...moving}
        dock={{ element: board, place: side, busy: turn.picked?.menu === true }}
      >
        <div className={css.side}>
          <Plaque view={view} seat={far} side="far" />
          <PhaseStrip view={view} stops={stops} onStops={onStops} />
          <Plaque view={view} seat={near} side="near" />
        </div>
        <div className={css.board} data-board ref={board}>
          {hand(far, 'far')}
          <Half view={view} seat={far} name={names[far]} side="far" />
          <Half view={view} seat={near} name={names[near]} side="near" />
          <QuestionPanel looked={looked} />
          <Chooser />
        </div>
        <div className={css.line} data-anchor={MESSAGE}>
          {children}
        </div>
        {hand(near, 'near')}
        {/* After the hand, so that the keys reach that before every card named in the log. */}
        <div className={css.aside} data-aside ref={side}>
          {coach && <div className={css.coach}>{coach}</div>}
          {chain.length > 0 && <ChainPanel chain={chain} />}
          {aside}
        </div>
        <Menu />
        <CardSheet />
      </TableFrame>
      <ArrowOverlay arrows={arrows} />
    </TableProvider>
  );
}

/** What can be done with the card that was taken up. */
function Menu() {
  const share = useTable();
  const small = useMedia(PHONE);
  const { turn, seen } = share;
  const { picked, asked, hands } = turn;
  const found = picked?.menu ? seen.get(picked.card) : undefined;
  const copy = found && printOf(share, found.design);
  if (!found || !copy || !hands) return null;
  const aim = aimWords(asked, found.card);
  const faceDown = found.field?.faceDown ?? false;
  return (
    <CardMenu
      at={cardAnchor(found.card)}
      label={`What to do with ${copy.print.name}`}
      lines={menuOf(asked, found.card, copy.print, faceDown, hands.reason)}
      turn={turn}
      spot={(card) => menuSpot(card, found.place, small)}
    >
      {aim && <p className={css.aim}>{aim}</p>}
      <button
        type="button"
        className={css.read}
        onClick={() => {
          turn.unpick();
          turn.read(found.card);
        }}
      >
        Read the card and its rulings
      </button>
    </CardMenu>
  );
}

/** All events of the step that is being told, as its parts come one after another. */
function useGathered(now: Gathered): Gathered['events'] {
  const kept = useRef<Gathered>(undefined);
  kept.current = gather(kept.current, now);
  return kept.current.events;
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
  const lit = view.active === seat && view.turn > 0 && !ended ? css.lit : '';
  return (
    <section
      className={`${css.half} ${css[side]} ${lit}`}
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
