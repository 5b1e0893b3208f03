import type {
  KolymaEvent,
  KolymaOpened,
  KolymaOptions,
  KolymaState,
  KolymaView,
} from '@cardscape/kolyma';
import { savedPosition } from '@cardscape/kolyma/tools';
import { Card } from '../../look/card/Card.tsx';
import { NumberCard } from '../../look/card/NumberCard.tsx';
import { numeral } from '../../look/card/numerals.ts';
import { type Deed, gameTable, type Play, type PlayStand } from '../../table/gameTable.ts';
import { confirmDeed } from '../../table/picking/confirmDeed.ts';
import { Spotlight } from '../../table/screen/Spotlight.tsx';
import { withRingCard } from '../../table/screen/useTableKeys.ts';
import { openWith } from './core.ts';
import { endWords, messageFor, waiting } from './match/messages.ts';
import { Result } from './match/Result.tsx';
import { RoundEnd } from './match/RoundEnd.tsx';
import { tell } from './match/tell.ts';
import { printsBy } from './prints.ts';
import { actOf, asksForCards, cardKeys, kindOf } from './table/acts.ts';
import { KolymaTable, WatchedKolyma } from './table/KolymaTable.tsx';
import { type Turn, useTurn } from './table/useTurn.ts';

type Stand = PlayStand<KolymaView, KolymaEvent>;

/** Kolyma as the site plays it. */
export const kolymaTable = gameTable<KolymaState, KolymaOptions, KolymaView, KolymaEvent>({
  game: 'kolyma',
  title: 'Kolyma',
  rules: '/play/kolyma/rules',
  setUp: { to: '/play/kolyma', changes: 'characters' },
  openWith,
  part: 'round',
  tell,
  // Turns and dealt cards are seen well enough.
  news: (told) =>
    told.filter(({ event }) =>
      event.type === 'draw'
        ? event.cause !== 'deal'
        : event.type !== 'turn' && event.type !== 'round over',
    ),
  headings: ['round', 'turn'],
  waiting,
  // The dice have a sound of their own.
  sounds: {
    play: 'wood',
    flip: 'paper',
    draw: 'paper',
    discard: 'paper',
    transfer: 'paper',
    add: 'chalk',
    pass: 'wood',
    'round over': 'wood',
  },
  markOf(event) {
    if (event.type === 'round') return { kind: 'part', word: 'Round', number: event.round };
    if (event.type === 'round over') return { kind: 'score', seat: event.result.winner };
    if (event.type === 'play') return { kind: 'play', seat: event.seat };
    return undefined;
  },
  // Two characters who make a close match with this seed.
  sample: { seed: 'ice road 6', wishes: { sides: ['Ilsa Plumbline', 'Bror Breakup'] } },
  large(name, print) {
    const prints = printsBy(print);
    return prints.isNumber(name) ? (
      <NumberCard {...prints.number(name)} name={name} size="large" />
    ) : (
      <Card {...prints.special(name)} size="large" />
    );
  },
  where: ({ round }) => `Round ${round}`,
  standing: ({ players: [one, other] }) =>
    `rounds won ${one.wins} to ${other.wins}, totals ${numeral(one.total)} and ${numeral(other.total)}`,
  writePosition: (state, opened) => savedPosition((opened as KolymaOpened).cardSet, state),
  usePlay,
  Watched: WatchedKolyma,
  endWords,
  Result,
});

function usePlay(stand: Stand): Play {
  const { hands, view } = stand;
  const turn = useTurn(hands, view);
  return {
    turn,
    draw: (line) => (
      <KolymaTable stand={stand} turn={turn}>
        {line}
      </KolymaTable>
    ),
    asks: (asked) => messageFor(asked, view, turn.chosen.length),
    deeds: deedsOf(turn, view),
    over: <Over {...stand} />,
  };
}

function deedsOf(turn: Turn, view: KolymaView): Deed[] {
  const choosing = asksForCards(turn.asked);
  return [
    confirmDeed(turn, choosing),
    {
      key: 'n',
      words: 'Pass',
      does: 'Pass the turn',
      button: choosing ? undefined : turn.asked ? 'quiet' : 'off',
      title: 'Do nothing this turn. When both pass in a row, the round ends.',
      run: () => turn.act({ act: 'pass' }),
    },
    ...cardKeys.map(({ key, does }) => ({
      key,
      words: does,
      run: () => withRingCard((card) => turn.act({ act: actOf(key, kindOf(view, card)), card })),
    })),
  ];
}

/** The card that was just played, or the end of a round, over the table. */
function Over(stand: Stand) {
  const { events, telling, names, print } = stand;
  const played = events.find((event) => event.type === 'play');
  const end = events.find((event) => event.type === 'round over');
  if (!telling) return null;
  return (
    <>
      {played && (
        <Spotlight who={names[played.seat]}>
          <Card {...printsBy(print).special(played.design)} size="large" />
        </Spotlight>
      )}
      {end && <RoundEnd {...stand} end={end} />}
    </>
  );
}
