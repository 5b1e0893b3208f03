import type { CardId, Seat } from '@cardscape/kernel';
import { subjectOf } from '@cardscape/studio';
import type {
  Position,
  TtcgEvent,
  TtcgOpened,
  TtcgOptions,
  TtcgState,
  TtcgView,
} from '@cardscape/ttcg';
import { DEFAULT_EDITION, EDITIONS, nameOf, savedPosition } from '@cardscape/ttcg/tools';
import { useMemo, useState } from 'react';
import { artAddress } from '../../look/card/pictures.ts';
import { type Deed, gameTable, type Play, type PlayStand } from '../../table/gameTable.ts';
import { confirmDeed } from '../../table/picking/confirmDeed.ts';
import { useOf } from '../../table/picking/useOf.ts';
import { openWith } from './core.ts';
import { forecastWords } from './match/forecastWords.ts';
import { impactsOf } from './match/impacts.ts';
import { endWords, messageFor, waiting } from './match/messages.ts';
import { likelyDeed, offeredDeeds, plainDeeds } from './match/plainDeeds.ts';
import { RecentLog } from './match/RecentLog.tsx';
import { Result } from './match/Result.tsx';
import { StopsDialog } from './match/StopsDialog.tsx';
import { keptStops, type Stops, settledPass } from './match/stops.ts';
import { tell } from './match/tell.ts';
import { toldEvents } from './match/toldEvents.ts';
import { restoreOwnCards } from './own/ownCards.ts';
import { largeCard } from './reading/largeCard.tsx';
import { lookedAt } from './reading/lookedAt.ts';
import { forecastOf } from './table/consulted.ts';
import { attackAt, type Ground } from './table/goals.ts';
import { isOpen, seenIn } from './table/seen.ts';
import { TtcgTable, WatchedTtcg } from './table/TtcgTable.tsx';
import { type Turn, useTurn } from './table/useTurn.ts';

type TtcgStand = PlayStand<TtcgView, TtcgEvent>;

/** TTCG as the site plays it. */
export const ttcgTable = gameTable<TtcgState, TtcgOptions, TtcgView, TtcgEvent>({
  game: 'ttcg',
  title: 'the True Trading Card Game',
  rules: '/play/ttcg/tutorial',
  setUp: { to: '/play/ttcg', changes: 'decks' },
  ready: restoreOwnCards,
  openWith,
  settle: (decision, view, { print }) => settledPass(decision, view, keptStops.read(), print),
  part: 'turn',
  tell,
  impactsOf,
  // Once it is over the line needs its room for the ways on; the log tells the rest.
  news: (told, ended) => (ended ? [] : toldEvents(told)),
  headings: ['turn', 'phase'],
  waiting,
  // What is felt, and whose turn it is, is heard in every game.
  sounds: {
    played: 'play',
    announced: 'play',
    drew: 'draw',
    tapped: 'tap',
    untapped: 'tap',
    faceUp: 'flip',
    faceDown: 'flip',
    discarded: 'draw',
  },
  markOf(event) {
    if (event.type === 'turn')
      return { kind: 'part', word: 'Turn', number: event.turn, seat: event.seat };
    if (event.type === 'over') return { kind: 'score', seat: event.winner };
    if (event.type === 'announced') return { kind: 'play', seat: event.seat };
    return undefined;
  },
  // Two decks that make a lively match with this seed.
  sample: { seed: 'watershed', wishes: { sides: ['Cinder Rush', 'Ebb and Vigil'] } },
  large: (name, print, { edition }) =>
    largeCard({ print, bonuses: EDITIONS[edition].bonuses }, name),
  where: ({ turn }) => (turn === 0 ? 'Opening hands' : `Turn ${turn}`),
  standing: ({ players: [one, other] }) =>
    `${Math.max(0, one.points)} to ${Math.max(0, other.points)} points`,
  gauge: {
    counts: 'Points',
    better: 'more',
    of: ({ players: [one, other] }) => [Math.max(0, one.points), Math.max(0, other.points)],
  },
  portrait,
  writePosition: (state, opened) => savedPosition(state, opened as TtcgOpened),
  wishesOf: (position) => ({ variant: (position as Position).edition ?? DEFAULT_EDITION }),
  usePlay,
  Watched: WatchedTtcg,
  endWords,
  Result,
});

/** Who has no face is known by the strongest unit on their field. */
function portrait(
  { players }: TtcgView,
  seat: Seat,
  print: TtcgStand['print'],
): string | undefined {
  const units = players[seat].units.flatMap(([top]) => (top && isOpen(top) ? top : []));
  const [best] = units.sort((one, other) => other.attack - one.attack);
  const printed = best && print(best.design);
  return printed && artAddress(subjectOf(printed.art));
}

function usePlay(stand: TtcgStand): Play {
  const { hands, names, view, near, person, events, small, match, lesson } = stand;
  const ground = useMemo(() => ({ seen: seenIn(view) }), [view]);
  const turn = useForecast(useTurn(hands, ground, near, person), ground, stand);
  const [stops, setStops] = useState(() => keptStops.read());
  const [stopping, setStopping] = useOf(person, false);
  const toggleStops = () => setStopping((before) => !before);
  const change = (next: Stops) => {
    keptStops.write(next);
    setStops(next);
  };
  const looked = turn.asked?.kind === 'decide' ? lookedAt(match.story(), near) : undefined;
  return {
    turn,
    draw: (line) => (
      <TtcgTable
        stand={stand}
        turn={turn}
        ended={stand.ended}
        // A lesson says itself when one is asked.
        {...(!lesson && { stops, onStops: toggleStops })}
        looked={looked}
        aside={!lesson && <RecentLog lines={stand.log()} card={stand.large} />}
        coach={lesson?.coach}
      >
        {line}
      </TtcgTable>
    ),
    asks: (asked) =>
      messageFor(asked, names, view, {
        ...turn,
        brief: small,
        told: events.some(({ type }) => type === 'announced'),
        nameOf: (card) => nameOf(ground.seen.get(card)?.design ?? 'the card'),
      }),
    deeds: [
      ...deedsOf(turn, view, lesson?.wanted),
      ...(lesson
        ? []
        : [{ key: 't', words: 'Stops', does: 'Choose where you stop', run: toggleStops }]),
    ],
    over: stopping && (
      <StopsDialog stops={stops} onChange={change} onClose={() => setStopping(() => false)} />
    ),
    read: turn.read,
  };
}

/** Says, beside what is aimed at, what would come of the attack, as far as its player can know. */
function useForecast(turn: Turn, ground: Ground, { near, names }: TtcgStand): Turn {
  return useMemo(
    () => ({
      ...turn,
      forecast(anchor) {
        const attack = attackAt(turn.goals, ground, anchor);
        const forecast = attack && forecastOf(turn.hands, attack);
        if (!forecast) return undefined;
        const { seen } = ground;
        const called = (card: CardId) => nameOf(seen.get(card)?.design ?? 'the card');
        return forecastWords(forecast, { near, names, nameOf: called });
      },
    }),
    [turn, ground, near, names],
  );
}

/** What can be done; `wanted` is asked for by somebody else than the rules, `null` for none of the plain deeds. */
function deedsOf(turn: Turn, view: TtcgView, wanted: string | null | undefined): Deed[] {
  const { asked, picked, goals } = turn;
  // With a card in hand the next thing is to put it somewhere.
  const offered = picked ? [] : offeredDeeds(asked);
  const main = wanted === undefined ? likelyDeed(asked, view.attackers) : wanted;
  const many = asked?.kind === 'choose' && !(asked.min === 1 && asked.max === 1);
  const canSet = asked?.options.some(({ act, card }) => act === 'set' && card === picked?.card);
  return [
    {
      key: 'd',
      words: 'Attack directly',
      button: goals.direct && 'primary',
      run: () =>
        goals.direct
          ? turn.act(goals.direct)
          : turn.refuse('First pick a unit that can attack your opponent directly.'),
    },
    {
      key: 'f',
      words: picked?.faceDown ? 'Play face up' : 'Set face down',
      does: 'Turn the card you hold over',
      button: picked && canSet ? 'quiet' : undefined,
      pressed: picked?.faceDown,
      run: () =>
        picked && canSet
          ? turn.turnFace(!picked.faceDown)
          : turn.refuse('First pick a card that can be set face down.'),
    },
    {
      key: 'Escape',
      words: 'Put back',
      does: 'Put the card back',
      button: picked && 'quiet',
      rests: !picked,
      run: turn.unpick,
    },
    confirmDeed(turn, many),
    ...plainDeeds.map(({ act, words, key }): Deed => {
      const isOffered = offered.some((each) => each.act === act);
      const button = act === main ? 'primary' : 'quiet';
      const run = () => turn.act({ act });
      return { key, words, name: act, button: isOffered ? button : undefined, run };
    }),
  ];
}
