import type { CardId, Seat } from '@cardscape/kernel';
import type {
  ShowdownEvent,
  ShowdownOpened,
  ShowdownOptions,
  ShowdownState,
  ShowdownView,
} from '@cardscape/showdown';
import { CHARACTER, EQUIP_SLOTS, factsOf, snapshotOf } from '@cardscape/showdown/tools';
import { subjectOf } from '@cardscape/studio';
import { useCallback, useMemo, useState } from 'react';
import { artAddress } from '../../look/card/pictures.ts';
import { Dialog } from '../../look/control/Dialog.tsx';
import { type Deed, gameTable, type Play, type PlayStand } from '../../table/gameTable.ts';
import { confirmDeed } from '../../table/picking/confirmDeed.ts';
import { useOf } from '../../table/picking/useOf.ts';
import { ShowdownCard } from './card/ShowdownCard.tsx';
import { openShowdown } from './core.ts';
import { cardAtPlace } from './match/carrying.ts';
import { forecastWords } from './match/forecastWords.ts';
import { impactsOf } from './match/impacts.ts';
import { endWords, messageFor, waiting } from './match/messages.ts';
import { canDecline, canEndTurn, noneWords } from './match/picking.ts';
import { Result } from './match/Result.tsx';
import { tell } from './match/tell.ts';
import { pictureOf } from './own/customPictures.ts';
import { restoreOwnCards } from './own/ownCards.ts';
import { rematchOf } from './profiles/beginning.ts';
import { browserProfiles } from './profiles/browserProfiles.ts';
import { useSeatProfiles } from './profiles/useSeatProfiles.ts';
import { consultedOf } from './table/consulted.ts';
import { ShowdownTable, WatchedShowdown } from './table/ShowdownTable.tsx';
import { SideTabs, type TabKey, tabKeys } from './table/SideTabs.tsx';
import { type Turn, useTurn } from './table/useTurn.ts';

type ShowdownStand = PlayStand<ShowdownView, ShowdownEvent>;

/** What is seen well enough without being told. */
const quiet = new Set(['phase', 'effect', 'shuffled', 'damaged']);

/** Showdown as the site plays it. */
export const showdownTable = gameTable<ShowdownState, ShowdownOptions, ShowdownView, ShowdownEvent>(
  {
    game: 'showdown',
    title: 'Showdown',
    rules: '/play/showdown/rules',
    setUp: { to: '/play/showdown', changes: 'decks' },
    ready: restoreOwnCards,
    openWith: openShowdown,
    part: 'turn',
    tell,
    impactsOf,
    // Beside the ways on there is room for how it ended, and the log tells the rest.
    news: (told, ended) =>
      told.filter(({ event: { type } }) => (ended ? type === 'over' : !quiet.has(type))),
    headings: ['turn', 'phase'],
    waiting,
    // An action works and is spent: it lies nowhere.
    spotlit(event, print) {
      if (event.type !== 'played' || !('design' in event.subject)) return undefined;
      const printed = print(event.subject.design);
      if (!printed || factsOf(printed)?.type !== 'action') return undefined;
      return {
        seat: event.seat,
        card: <ShowdownCard print={printed} picture={pictureOf(printed)} />,
      };
    },
    // What is felt, and whose turn it is, is heard in every game.
    sounds: {
      played: 'play',
      drew: 'draw',
      discarded: 'draw',
      moved: 'draw',
    },
    markOf(event) {
      if (event.type === 'turn')
        return { kind: 'part', word: 'Turn', number: event.turn, seat: event.seat };
      if (event.type === 'over') return { kind: 'score', seat: event.winner };
      if (event.type === 'played') return { kind: 'play', seat: event.seat };
      return undefined;
    },
    sample: { seed: 'watershed', wishes: {} },
    large(name, print) {
      const printed = print(name);
      return printed && <ShowdownCard print={printed} picture={pictureOf(printed)} />;
    },
    where: ({ turn }) => `Turn ${turn}`,
    standing: ({ players: [one, other] }) => `${hpOf(one)} to ${hpOf(other)} HP`,
    gauge: {
      counts: 'HP',
      better: 'more',
      of: ({ players: [one, other] }) => [hpOf(one), hpOf(other)],
    },
    portrait({ players }, seat, print) {
      const printed = print(players[seat].slots[CHARACTER]?.design ?? '');
      return printed && artAddress(subjectOf(printed.art));
    },
    usePlay,
    Watched: WatchedShowdown,
    endWords,
    Result,
    writePosition: (state, opened) => snapshotOf((opened as ShowdownOpened).book, [state]),
    rematch: async (opening) => rematchOf(opening, await browserProfiles.all().catch(() => [])),
  },
);

/** The HP of a character. */
function hpOf({ slots }: ShowdownView['players'][0]): number {
  return Math.max(0, slots[CHARACTER]?.hp ?? 0);
}

function usePlay(stand: ShowdownStand): Play {
  const { hands, names, view, near, small, match, person } = stand;
  const picking = useTurn(hands, stand);
  const profiles = useSeatProfiles(match.plans);
  const preview = usePreview(stand, picking);
  const turn = useForecast(picking, view, preview);
  const [tab, setTab] = useState<TabKey>('build');
  const [isOpen, setOpen] = useOf(person, false);
  const consulted = consultedOf(hands);
  const outlook = useCallback(
    (of: Seat) => consulted?.({ about: 'outlook', of }) ?? [],
    [consulted],
  );
  const attacker = view.players[near].slots.find((unit) => unit?.card === turn.attacker)?.design;
  const begun = { way: turn.way, attacker, chosen: turn.chosen.length };
  const openTab = (key: TabKey) => {
    setTab(key);
    if (small) setOpen(() => true);
  };
  const tabs = (
    <SideTabs
      tab={tab}
      onTab={setTab}
      outlook={outlook}
      view={view}
      near={near}
      names={names}
      // It is told from the start of the match: only to those who read it.
      log={tab === 'log' && (isOpen || !small) ? stand.log() : []}
      card={stand.large}
    />
  );
  return {
    turn,
    draw: (line) => (
      <ShowdownTable
        stand={stand}
        turn={turn}
        sprites={(match.opened as ShowdownOpened).sprites}
        profiles={profiles}
        preview={preview}
        eyes={person}
        seed={match.start.seed}
        aside={!small && (stand.lesson ? stand.lesson.coach : tabs)}
      >
        {line}
      </ShowdownTable>
    ),
    asks: (asked) => messageFor(asked, view, begun),
    deeds: deedsOf(turn, stand.lesson?.wanted),
    // Beside a lesson there are no tabs.
    always: (stand.lesson && !small ? [] : tabKeys).map((key, place) => ({
      key: `F${place + 1}`,
      words: 'Details',
      does: ['Show the Build tab', 'Show the Match Log', 'Show the Info tab'][place] ?? '',
      // On a phone the tabs open over the page.
      button: small && place === 0 ? 'quiet' : undefined,
      run: () => openTab(key),
    })),
    none: turn.asked && noneWords(turn.asked),
    over: isOpen && small && (
      <Dialog open title="About the match" onClose={() => setOpen(() => false)}>
        {tabs}
      </Dialog>
    ),
  };
}

/** What can be done; `null` is wanted where a lesson asks for something on the table. */
function deedsOf(turn: Turn, wanted: string | null | undefined): Deed[] {
  const { asked, way, attacker } = turn;
  const declines = asked !== undefined && canDecline(asked);
  const ends = asked !== undefined && canEndTurn(asked);
  const tone = way === 'attack' && wanted !== null ? 'primary' : 'quiet';
  return [
    {
      key: 'Escape',
      words: 'Another mob',
      does: 'Attack with another',
      button: attacker === undefined ? undefined : 'quiet',
      rests: attacker === undefined,
      run: turn.unpick,
    },
    confirmDeed(turn, asked !== undefined && asked.max > 1 && way === 'table'),
    {
      key: 'n',
      words: declines ? noneWords(asked) : 'Decline',
      does: 'Decline what is offered',
      button: declines ? 'quiet' : undefined,
      run: () => (declines ? turn.decline() : turn.refuse(cannotDecline(ends))),
    },
    {
      key: 'e',
      words: 'End your turn',
      button: ends ? tone : undefined,
      run: () => turn.act({ act: 'pass' }),
    },
  ];
}

function cannotDecline(ends: boolean): string {
  return ends
    ? 'There is nothing to decline. E ends your turn.'
    : 'There is nothing to decline now.';
}

/** What the attack that is thought of, or whose equipment is being chosen, would do to a card. */
function usePreview({ hands, view, near }: ShowdownStand, { attacker, aim, leftOut }: Turn) {
  const consulted = consultedOf(hands);
  return useCallback(
    (target: CardId) => {
      if (!aim?.targets.has(target)) return undefined;
      const { slots } = view.players[near];
      const gear = EQUIP_SLOTS.flatMap((slot) => slots[slot]?.card ?? []);
      const used = gear.filter((card) => !leftOut.has(card));
      return attacker === undefined
        ? consulted?.({ about: 'ordered', target, gear: used })
        : consulted?.({ about: 'attack', attacker, target, gear: used });
    },
    [consulted, aim, attacker, leftOut, view, near],
  );
}

/** Says, while a mob is carried over something to attack, what would come of that. */
function useForecast(turn: Turn, view: ShowdownView, preview: ReturnType<typeof usePreview>): Turn {
  return useMemo(
    () => ({
      ...turn,
      forecast(place) {
        const target = turn.held === undefined ? undefined : cardAtPlace(view, place);
        const reckoned = target === undefined ? undefined : preview(target);
        return reckoned && forecastWords(reckoned);
      },
    }),
    [turn, view, preview],
  );
}
