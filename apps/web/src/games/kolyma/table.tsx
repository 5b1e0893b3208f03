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
import { artAddress } from '../../look/card/pictures.ts';
import { type Deed, gameTable, type Play, type PlayStand } from '../../table/gameTable.ts';
import { confirmDeed } from '../../table/picking/confirmDeed.ts';
import { withRingCard } from '../../table/screen/useTableKeys.ts';
import { openWith } from './core.ts';
import { impactsOf } from './match/impacts.ts';
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
  impactsOf,
  // Turns and dealt cards are seen well enough.
  news: (told) =>
    told.filter(({ event }) =>
      event.type === 'draw'
        ? event.cause !== 'deal'
        : event.type !== 'turn' && event.type !== 'round over',
    ),
  headings: ['round', 'turn'],
  spotlit: (event, print) =>
    event.type === 'play' ? { seat: event.seat, card: large(event.design, print) } : undefined,
  waiting,
  // What is felt, and whose turn it is, is heard in every game; the dice have a sound of their own.
  sounds: {
    play: 'play',
    flip: 'flip',
    draw: 'draw',
    discard: 'draw',
    transfer: 'draw',
    pass: 'tap',
  },
  markOf(event) {
    if (event.type === 'round') return { kind: 'part', word: 'Round', number: event.round };
    if (event.type === 'round over') return { kind: 'score', seat: event.result.winner };
    if (event.type === 'play') return { kind: 'play', seat: event.seat };
    return undefined;
  },
  // Two characters who make a close match with this seed.
  sample: { seed: 'ice road 6', wishes: { sides: ['Ilsa Plumbline', 'Bror Breakup'] } },
  large,
  where: ({ round }) => `Round ${round}`,
  standing: ({ players: [one, other] }) =>
    `rounds won ${one.wins} to ${other.wins}, totals ${numeral(one.total)} and ${numeral(other.total)}`,
  gauge: {
    counts: 'Distance to the target',
    better: 'less',
    of: ({ target, players: [one, other] }) => [
      distance(one.total, target),
      distance(other.total, target),
    ],
    part: ({ round }) => round,
  },
  portrait: (view, seat, print) =>
    artAddress(printsBy(print).portrait(view.players[seat].character)),
  writePosition: (state, opened) => savedPosition((opened as KolymaOpened).cardSet, state),
  usePlay,
  Watched: WatchedKolyma,
  endWords,
  Result,
});

/** A card by its name, large. */
function large(name: string, print: Stand['print']) {
  const prints = printsBy(print);
  return prints.isNumber(name) ? (
    <NumberCard {...prints.number(name)} name={name} size="large" />
  ) : (
    <Card {...prints.special(name)} size="large" />
  );
}

/** How far a total is from its target; over it is worse than any way to go. */
function distance(total: number, target: number): number {
  return total > target ? overIsWorse + total - target : target - total;
}

/** So much a total over the target counts besides. */
const overIsWorse = 20;

function usePlay(stand: Stand): Play {
  const { hands, names, view, events } = stand;
  const turn = useTurn(hands, view);
  const end = events.find((event) => event.type === 'round over');
  return {
    turn,
    draw: (line) => (
      <KolymaTable stand={stand} turn={turn}>
        {line}
      </KolymaTable>
    ),
    asks: (asked) => messageFor(asked, names, view, turn.chosen.length),
    deeds: deedsOf(turn, view, stand.lesson?.wanted),
    over: stand.telling && end && <RoundEnd {...stand} end={end} />,
  };
}

/** What can be done; `wanted` is the button that a lesson asks for. */
function deedsOf(turn: Turn, view: KolymaView, wanted: string | null | undefined): Deed[] {
  const choosing = asksForCards(turn.asked);
  return [
    confirmDeed(turn, choosing),
    {
      key: 'n',
      words: 'Pass',
      name: 'pass',
      does: 'Pass the turn',
      button: choosing ? undefined : turn.asked ? (wanted === 'pass' ? 'primary' : 'quiet') : 'off',
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
