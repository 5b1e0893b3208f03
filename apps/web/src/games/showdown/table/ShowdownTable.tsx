import { type CardId, opponentOf, type Seat } from '@cardscape/kernel';
import type { AttackPreview, ShowdownEvent, ShowdownView } from '@cardscape/showdown';
import type { LoadedSprite } from '@cardscape/showdown/tools';
import { type ReactNode, useMemo } from 'react';
import { PHONE, useMedia } from '../../../look/browser/useMedia.ts';
import { useShortcuts } from '../../../look/keyboard/keys.tsx';
import { ArrowOverlay } from '../../../look/motion/ArrowOverlay.tsx';
import { cardAnchor, MESSAGE } from '../../../table/anchors.ts';
import { useTravels } from '../../../table/board/travels.ts';
import { DropPlace } from '../../../table/dragging/Dragging.tsx';
import type { Stand } from '../../../table/gameTable.ts';
import { TableFrame } from '../../../table/screen/TableFrame.tsx';
import { EffectOverlay } from '../effects/EffectOverlay.tsx';
import { TABLE } from '../match/carrying.ts';
import { QuestionPanel } from '../match/QuestionPanel.tsx';
import { useLibrary } from '../own/cardSource.ts';
import { droppedPictures } from '../own/customPictures.ts';
import type { SeatProfiles } from '../profiles/useSeatProfiles.ts';
import { Half } from './Half.tsx';
import { Hand } from './Hand.tsx';
import line from './Line.module.css';
import { LookPanel } from './LookPanel.tsx';
import { PhaseStrip } from './PhaseStrip.tsx';
import { Post } from './Post.tsx';
import css from './ShowdownTable.module.css';
import { TableProvider, type TableShare } from './TableContext.tsx';
import { arrowsOf, travels } from './travels.ts';
import { useLooked } from './useLooked.ts';
import { usePassing } from './usePassing.ts';
import { type Turn, useTurn } from './useTurn.ts';

/** What a table of Showdown shows besides what lies on it. */
interface Extras {
  /** What effects are drawn with. */
  readonly sprites: readonly LoadedSprite[];
  /** The profiles that are played for, if any. */
  readonly profiles?: SeatProfiles;
  /** What the attack that is thought of would do to a card. */
  readonly preview?: (target: CardId) => AttackPreview | undefined;
  /** Changes with whoever looks: nobody sees what another has looked at. */
  readonly eyes?: string;
  /** Effects of the same seed look the same. */
  readonly seed?: string;
  /** What stands at the right. */
  readonly aside?: ReactNode;
  /** The message line. */
  readonly children?: ReactNode;
}

type ShowdownStand = Stand<ShowdownView, ShowdownEvent>;

const noEvents: readonly ShowdownEvent[] = [];
const noProfiles: SeatProfiles = [undefined, undefined];
const anchors = { card: cardAnchor, character: (seat: Seat) => `character-${seat}` };
const noPreview = () => undefined;
/** How long arrows, marks and damage stay on the table, if nothing else happens. */
const momentOfNews = 1800;
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The table of Showdown to be looked at, with the sprites at hand. */
export function WatchedShowdown(stand: ShowdownStand) {
  const { library } = useLibrary();
  const turn = useTurn(undefined, stand);
  return <ShowdownTable stand={stand} turn={turn} sprites={library.sprites} />;
}

/** The table of Showdown, seen from one side. It draws a view and nothing but. */
export function ShowdownTable({
  stand,
  turn,
  sprites,
  profiles = noProfiles,
  preview = noPreview,
  eyes,
  seed = 'table',
  aside,
  children,
}: Extras & { readonly stand: ShowdownStand; readonly turn: Turn }) {
  const { view, print, near, names, events } = stand;
  const opens = useMedia(PHONE);
  const { looked, aimed, look, pass } = useLooked(turn.aim, eyes ?? String(near));
  const news = usePassing(events, noEvents, momentOfNews);
  const share = useMemo<TableShare>(
    () => ({
      view,
      print,
      near,
      names,
      profiles,
      turn,
      look,
      pass,
      preview,
      opens,
    }),
    [view, print, near, names, profiles, turn, look, pass, preview, opens],
  );
  const moving = useTravels(travels, news, events);
  const arrows = useMemo(() => {
    // Where it goes is seen by the card in the air.
    if (turn.held !== undefined) return [];
    const attacker = turn.aim?.attacker;
    // One arrow at a time: what is thought of now, or else what was done last.
    if (attacker === undefined || aimed === undefined) return arrowsOf(news);
    // On a phone the question about the equipment lies between the two.
    if (opens && turn.aim?.target !== undefined) return [];
    return [{ from: cardAnchor(attacker), to: cardAnchor(aimed), tone: 'harm' as const }];
  }, [news, turn.held, turn.aim, aimed, opens]);
  const { asked, way } = turn;
  const listed = asked && (way === 'words' || way === 'gear' || way === 'cards' || way === 'order');
  useShortcuts(
    (listed ? digits : [])
      .filter((digit) => digit <= (asked?.options.length ?? 0))
      .map((digit) => ({
        keys: String(digit),
        does: `Choose answer ${digit}`,
        run: () => turn.choose(digit - 1),
      })),
  );
  const far = opponentOf(near);
  const drawn = useMemo(() => ({ sprites, sheets: droppedPictures() }), [sprites]);
  return (
    <TableProvider value={share}>
      <TableFrame name="showdown" className={css.table} stand={stand} turn={turn} {...moving}>
        {!opens && (
          <LookPanel looked={looked} aimed={turn.held === undefined ? aimed : undefined} />
        )}
        <div className={css.board} data-board>
          <Post seat={near} side="near" />
          {/* Where the two sides meet: it takes what has no place of its own. */}
          <DropPlace className={css.middle} anchor={TABLE} takes={turn.goals.has(TABLE)}>
            <Hand seat={far} side="far" />
            <Half seat={far} side="far" />
            <PhaseStrip />
            <Half seat={near} side="near" />
            <QuestionPanel />
          </DropPlace>
          <Post seat={far} side="far" />
        </div>
        {aside && <div className={css.aside}>{aside}</div>}
        <div className={line.line} data-anchor={MESSAGE}>
          {children}
        </div>
        <Hand seat={near} side="near" />
        <EffectOverlay key="effects" events={events} anchors={anchors} drawn={drawn} seed={seed} />
      </TableFrame>
      <ArrowOverlay arrows={arrows} />
    </TableProvider>
  );
}
