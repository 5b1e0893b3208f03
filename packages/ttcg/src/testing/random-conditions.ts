import { below, type Random } from '@cardscape/kernel';
import type {
  CardEventKind,
  CardFilter,
  CardTest,
  Condition,
  Duration,
  Event,
  EventCause,
  Period,
  Shared,
} from '../language/tree/tree.ts';
import { randomMaker } from './random-acting.ts';
import {
  chance,
  maybe,
  one,
  ROW_SPOTS,
  randomFilter,
  randomNeighbor,
  randomRange,
  randomRef,
  speakingOf,
  TEST,
} from './random-cards.ts';
import { randomPlainEvent, sometimesOutside } from './random-plain-events.ts';

const HAPPENINGS: readonly CardEventKind[] = [
  'destroyed',
  'attacked',
  'played',
  'rankedUp',
  'tapped',
  'untapped',
  'discarded',
  'milled',
  'drawn',
  'revealed',
  'equipped',
  'targeted',
  'countered',
  'flipped',
  'moved',
  'covered',
  'uncovered',
  'leaves',
  'activates',
];
const DEEDS = [
  'draws',
  'discards',
  'mills',
  'plays',
  'ranksUp',
  'activatesEffect',
  'searches',
] as const;
const DOERS = ['you', 'opponent', 'any'] as const;
const PLACES = ['field', 'hand', 'deck', 'discard'] as const;
const PARTS = ['turn', 'draw phase', 'main phase', 'battle phase'] as const;

const anyCard = (random: Random): CardFilter => randomFilter(random, speakingOf('anywhere'));

/** Something that happens. */
export function randomEvent(random: Random, later = false): Event {
  return sometimesOutside(random, anyEvent(random, later));
}

function anyEvent(random: Random, later: boolean): Event {
  const known = later ? (['this', 'equipped', 'that'] as const) : (['this', 'equipped'] as const);
  const subject = () => (chance(random, 3) ? one(random, known) : anyCard(random));
  const by = () => maybe(random, 4, 'by', () => randomCause(random));
  switch (below(random, 10)) {
    case 8:
      return randomPlainEvent(random);
    case 6: {
      const what = one(random, ['tucked', 'untucked'] as const);
      const card = subject();
      return card === 'this' || chance(random, 2) ? { what, card } : { what, card, under: 'this' };
    }
    case 0:
      return {
        what: 'sent',
        card: subject(),
        to: one(random, ['hand', 'deck', 'discard'] as const),
        ...maybe(random, 3, 'from', () => one(random, PLACES)),
        ...by(),
      };
    case 1:
      return {
        what: 'destroys',
        card: subject(),
        other: anyCard(random),
        ...one(random, [{}, { inBattle: true as const }, { attacking: true as const }]),
      };
    case 2:
      return chance(random, 3)
        ? { what: 'attacks', card: subject(), directly: true }
        : { what: 'attacks', card: subject(), ...maybe(random, 2, 'other', () => anyCard(random)) };
    case 3:
      if (chance(random, 6)) return randomSearch(random);
      return {
        what: one(random, DEEDS),
        who: one(random, DOERS),
        ...maybe(random, 2, 'other', () => tellingCard(random)),
        ...maybe(random, 4, 'byEffect', () => true as const),
      };
    case 7:
      return chance(random, 2)
        ? { what: 'activates', card: randomMaker(random) }
        : {
            what: 'activatesEffect',
            who: one(random, DOERS),
            other: randomMaker(random, tellingCard(random)),
          };
    case 4:
      return {
        what: 'shuffles',
        who: one(random, DOERS),
        ...maybe(random, 4, 'byEffect', () => true as const),
      };
    case 5:
      return {
        what: one(random, ['gainsPoints', 'losesPoints'] as const),
        who: one(random, DOERS),
        ...maybe(random, 3, 'because', () => 'effect' as const),
      };
    case 9:
      return {
        what: 'destroyed',
        card: subject(),
        by: chance(random, 3) ? one(random, ['you', 'opponent'] as const) : anyCard(random),
        inBattle: true,
      };
    default:
      if (chance(random, 20)) return { what: 'tapped', card: subject(), by: 'itself' };
      return { what: one(random, HAPPENINGS), card: subject(), ...by() };
  }
}

/** Of a deck of which it is said whose it is. */
const randomSearch = (random: Random): Event => {
  const who = one(random, DOERS);
  const deck = one(random, ['your', 'opponent', who === 'any' ? 'own' : 'your'] as const);
  return { what: 'searches', who, deck };
};

/** More than just "a card", which is what no description means. */
export function tellingCard(random: Random, room = speakingOf('anywhere')): CardFilter {
  const card = randomFilter(random, room);
  return Object.keys(card).length === 1 && card.noun === 'card' ? { noun: 'unit' } : card;
}

const randomCause = (random: Random): EventCause =>
  chance(random, 3)
    ? chance(random, 2)
      ? randomMaker(random)
      : ofEffect(random, anyCard(random))
    : one(random, ['battle', 'effect', 'you', 'opponent'] as const);

/** Sometimes by its effect, and not in battle. */
const ofEffect = (random: Random, card: CardFilter): EventCause =>
  chance(random, 4) && card.noun !== 'spell' ? { effectOf: card } : card;

type Single = Exclude<Condition, { is: 'not' | 'all' | 'any' }>;

/** What must be true. */
export function randomCondition(random: Random): Condition {
  if (!chance(random, 8)) return randomPart(random);
  const of = Array.from({ length: 2 + below(random, 2) }, () => randomPart(random));
  return { is: one(random, ['all', 'any'] as const), of };
}

function randomPart(random: Random): Exclude<Condition, { is: 'all' | 'any' }> {
  const of = randomSingle(random);
  const isNone = of.is === 'count' && of.range.n === 0;
  const isTold = of.is === 'happened' && of.times !== undefined;
  return chance(random, 5) && !isNone && !isTold ? { is: 'not', of } : of;
}

function randomSingle(random: Random): Single {
  switch (below(random, 6)) {
    case 0: {
      const card = randomFilter(random, speakingOf('field'));
      if (chance(random, 5))
        return {
          is: 'kinds',
          what: randomShared(random),
          card,
          range: randomRange(random, [1, 2]),
        };
      const none = { than: 'exactly', n: 0 } as const;
      const range = chance(random, 6) ? none : randomRange(random, [1, 1, 2, 3]);
      return { is: 'count', card, range };
    }
    case 1:
      if (chance(random, 4)) return { is: 'difference', range: randomRange(random, [1, 5]) };
      return {
        is: 'points',
        who: one(random, ['you', 'opponent'] as const),
        range: randomRange(random, [1, 10]),
      };
    case 2:
      return randomComparison(random);
    case 3:
      return { is: 'card', card: randomRef(random), a: randomTest(random) };
    case 4:
      return { is: 'period', of: definite(random, randomPeriod(random, false)) };
    default:
      return {
        is: 'happened',
        event: randomEvent(random),
        in: one(random, ['this turn', 'last turn'] as const),
        ...maybe(random, 4, 'times', () =>
          one(random, [
            { than: 'at least', n: 2 },
            { than: 'at most', n: 1 },
            { than: 'exactly', n: 1 },
          ] as const),
        ),
      };
  }
}

function randomTest(random: Random): CardTest {
  switch (below(random, 5)) {
    case 3:
      return { kind: 'tapped earlier' };
    case 0:
      return {
        kind: 'state',
        state: one(random, [
          'tapped',
          'untapped',
          'equipped',
          'face-down',
          'face-up',
          'indestructible',
        ]),
      };
    case 1:
      if (chance(random, 4)) return { kind: 'place', place: 'under', ...randomCover(random) };
      return { kind: 'place', place: one(random, [...PLACES, 'under']) };
    case 2:
      if (chance(random, 4)) return { kind: 'row', at: one(random, ROW_SPOTS) };
      return { kind: 'fits', card: randomFilter(random, TEST) };
    default: {
      const stat = one(random, ['attack', 'defense', 'rank'] as const);
      return { kind: 'stat', stat, range: randomRange(random, stat === 'rank' ? [1, 3] : [300]) };
    }
  }
}

/** What kind of card lies on top; of any card nothing is said. */
function randomCover(random: Random): { of?: CardFilter } {
  const of = randomNeighbor(random);
  return Object.keys(of).length === 1 ? {} : { of };
}

/** What one player has, compared with what the other has. */
function randomComparison(random: Random): Extract<Condition, { is: 'compare' }> {
  const than = one(random, ['more', 'fewer', 'as many'] as const);
  return {
    is: 'compare',
    who: one(random, ['you', 'opponent'] as const),
    than,
    of: chance(random, 3) ? 'points' : randomFilter(random, { slot: 'field', whose: [] }),
    ...(than === 'as many'
      ? maybe(random, 4, 'twice', () => true as const)
      : maybe(random, 4, 'by', () => one(random, DIFFERENCES))),
  };
}

const DIFFERENCES = [
  { than: 'at least', n: 2 },
  { than: 'at most', n: 3 },
  { than: 'exactly', n: 1 },
] as const;

/** A turn or phase. */
export const randomPeriod = (random: Random, next: boolean): Period => ({
  part: one(random, PARTS),
  whose: one(random, ['your', 'opponent', 'each'] as const),
  ...(next ? maybe(random, 2, 'next', () => true as const) : {}),
});

/** Not "the turn": that is this turn, and it is always some turn. */
const definite = (random: Random, period: Period): Period =>
  period.part === 'turn' && period.whose === 'each' && !period.next
    ? { ...period, whose: one(random, ['your', 'opponent'] as const) }
    : period;

/** How long something lasts. */
export function randomDuration(random: Random): Duration {
  switch (below(random, 7)) {
    case 0:
      return one<Duration>(random, [
        'game',
        'attack',
        { untilAttackOf: randomRef(random) },
        { untilTurned: randomRef(random), to: one(random, ['tapped', 'untapped'] as const) },
      ]);
    case 1:
      return { turns: one(random, [1, 2, 3]) };
    case 2:
      return {
        until: one(random, ['start', 'end'] as const),
        of: chance(random, 6)
          ? { part: one(random, PARTS), whose: 'owner', next: true }
          : definite(random, randomPeriod(random, true)),
      };
    case 3:
      return {
        during: chance(random, 6)
          ? { part: one(random, PARTS), whose: 'owner', next: true }
          : randomPeriod(random, true),
      };
    case 4:
      return { while: randomCondition(random) };
    default:
      return 'this turn';
  }
}

/** What cards can have in common. */
export const randomShared = (random: Random): Shared =>
  one(random, ['type', 'subtype', 'rank', 'name'] as const);
