import { type CardId, type CardPrint, opponentOf, type Seat } from '@cardscape/kernel';
import type { AttackPreview, ShowdownEvent, ShowdownView } from '@cardscape/showdown';
import type { LoadedSprite } from '@cardscape/showdown/tools';
import { type ReactNode, useMemo, useRef } from 'react';
import { useMedia } from '../../../look/browser/useMedia.ts';
import { ArrowOverlay } from '../../../look/motion/ArrowOverlay.tsx';
import { useTravel } from '../../../look/motion/motion.ts';
import { WhyNot } from '../../../table/screen/WhyNot.tsx';
import { EffectOverlay } from '../effects/EffectOverlay.tsx';
import { QuestionPanel } from '../match/QuestionPanel.tsx';
import { type Turn, useTurn } from '../match/useTurn.ts';
import { droppedPictures } from '../own/customPictures.ts';
import type { SeatProfiles } from '../profiles/useSeatProfiles.ts';
import { Half } from './Half.tsx';
import { Hand } from './Hand.tsx';
import { LookPanel } from './LookPanel.tsx';
import { PhaseStrip } from './PhaseStrip.tsx';
import { Post } from './Post.tsx';
import { TableProvider, type TableShare } from './TableContext.tsx';
import { anchorOf, arrowsOf, blowsOf, cardsMarked, originsOf } from './travels.ts';
import { useLooked } from './useLooked.ts';
import { usePassing } from './usePassing.ts';
import { useTableKeys } from './useTableKeys.ts';
import './ShowdownTable.css';

/** What a table shows. */
export interface ShowdownTableProps {
  readonly view: ShowdownView;
  /** A card as it is printed. */
  readonly print: (design: string) => CardPrint | undefined;
  /** What effects are drawn with. */
  readonly sprites: readonly LoadedSprite[];
  /** Who sits at the lower edge. */
  readonly near: Seat;
  readonly names: readonly [string, string];
  /** The profiles that are played for, if any. */
  readonly profiles?: SeatProfiles;
  readonly events?: readonly ShowdownEvent[];
  readonly moment?: unknown;
  /** Whether the table is covered until another person comes. */
  readonly covered?: boolean;
  /** Whether nothing travels. */
  readonly still?: boolean;
  /** Effects of the same seed look the same. */
  readonly seed?: string;
  /** What stands at the right. */
  readonly aside?: ReactNode;
  /** The message line. */
  readonly children?: ReactNode;
}

const noEvents: readonly ShowdownEvent[] = [];
const noProfiles: SeatProfiles = [undefined, undefined];
const anchors = { card: anchorOf, character: (seat: Seat) => `character-${seat}` };
const noPreview = () => undefined;
/** How long arrows, marks and damage stay on the table, if nothing else happens. */
const momentOfNews = 1800;

/** The table of Showdown to be looked at, seen from one side. It draws a view and nothing but. */
export function ShowdownTable(props: ShowdownTableProps) {
  return <ShowdownTableOf {...props} turn={useTurn(undefined, props.view, props.near)} />;
}

/** The table with a turn that is kept outside, so that what surrounds the table can act on it. */
export function ShowdownTableOf({
  turn,
  preview = noPreview,
  ...props
}: ShowdownTableProps & {
  turn: Turn;
  preview?: (target: CardId) => AttackPreview | undefined;
}) {
  const {
    view,
    print,
    sprites,
    near,
    names,
    profiles = noProfiles,
    events = noEvents,
    moment = view,
    covered = false,
  } = props;
  const table = useRef<HTMLDivElement>(null);
  const opens = useMedia('(max-width: 52rem)');
  const { looked, aimed, look, pass } = useLooked(turn.aim, `${near} ${covered}`);
  const news = usePassing(events, noEvents, momentOfNews);
  const share = useMemo<TableShare>(
    () => ({
      view,
      print,
      near,
      names,
      profiles,
      turn,
      marked: cardsMarked(news),
      blows: blowsOf(news),
      look,
      pass,
      preview,
      opens,
    }),
    [view, print, near, names, profiles, turn, news, look, pass, preview, opens],
  );
  const origins = useMemo(() => originsOf(events), [events]);
  const arrows = useMemo(() => {
    const attacker = turn.aim?.attacker;
    // One arrow at a time: what is thought of now, or else what was done last.
    if (attacker === undefined || aimed === undefined) return arrowsOf(news);
    // On a phone the question about the equipment lies between the two.
    if (opens && turn.aim?.target !== undefined) return [];
    return [{ from: anchorOf(attacker), to: anchorOf(aimed), tone: 'harm' as const }];
  }, [news, turn.aim, aimed, opens]);
  useTravel(table, moment, (anchor) => origins.get(anchor), props.still);
  useTableKeys(table, turn);
  const far = opponentOf(near);
  const drawn = useMemo(() => ({ sprites, sheets: droppedPictures() }), [sprites]);
  return (
    <TableProvider value={share}>
      <div
        className="showdown-table"
        data-table="showdown"
        data-moment={typeof moment === 'number' ? moment : undefined}
        ref={table}
      >
        {!opens && <LookPanel looked={looked} aimed={aimed} />}
        <div className="showdown-board" data-board>
          <Post seat={near} side="near" />
          <div className="showdown-middle">
            <Hand seat={far} side="far" />
            <Half seat={far} side="far" />
            <PhaseStrip />
            <Half seat={near} side="near" />
            <QuestionPanel />
          </div>
          <Post seat={far} side="far" />
        </div>
        {props.aside && <div className="showdown-aside">{props.aside}</div>}
        <div className="showdown-line" data-anchor="message">
          {props.children}
        </div>
        <Hand seat={near} side="near" />
        <WhyNot refusal={turn.refusal} forgive={turn.forgive} />
        <EffectOverlay
          key="effects"
          events={events}
          anchors={anchors}
          drawn={drawn}
          seed={props.seed ?? 'table'}
        />
      </div>
      <ArrowOverlay arrows={arrows} />
    </TableProvider>
  );
}
