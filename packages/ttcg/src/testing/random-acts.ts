import { below, type Random } from '@cardscape/kernel';
import { talliedAct } from '../language/grammar/cards/rates.ts';
import { isRoundedUp, roundedUp } from '../language/tree/round-up.ts';
import type { Act, Action, OtherDoer, Who } from '../language/tree/tree.ts';
import { randomAmount } from './random-amounts.ts';
import {
  randomAllowance,
  randomBar,
  randomCounter,
  randomDivert,
  randomForbid,
  randomImmunity,
  randomWard,
} from './random-bans.ts';
import { FIGHTING } from './random-battle.ts';
import {
  actingOn,
  chance,
  elsewhere,
  maybe,
  one,
  randomCards,
  randomFilter,
  randomPick,
  randomRef,
  speakingOf,
  TEST,
} from './random-cards.ts';
import {
  inTurns,
  lasting,
  onField,
  randomChange,
  randomDestination,
  randomDraw,
  randomSwap,
  whichEffect,
} from './random-changes.ts';
import { tellingCard } from './random-conditions.ts';
import { byOther, MOVING, OTHERS } from './random-moves.ts';
import { randomPermit, randomRankUp } from './random-rank-ups.ts';
import { randomAllot, randomShuffle } from './random-rules.ts';
import { TURNING } from './random-turns.ts';
import { SUBTYPES } from './random-words.ts';

type Simple = Exclude<Action, { do: 'choose' }>;
type Making = { readonly [Do in Simple['do']]: (random: Random) => Simple };

const PLAYERS = ['you', 'opponent', 'both'] as const;
const SIDES = ['you', 'opponent'] as const;
const WHO: readonly Who[] = [
  'you',
  'you',
  'opponent',
  'both',
  'controller',
  'owner',
  'own owner',
  'that',
  'turn',
  'choice',
  'most units',
  'fewest cards in hand',
  'most points',
];
const RUNNING = { who: 'turn', this: true } as const;
const PARTS = ['turn', 'draw phase', 'main phase', 'battle phase'] as const;
const STATS = ['attack', 'defense', 'attack and defense'] as const;
/** "This card from your discard pile". */
const DISCARDED = { the: 'this', from: 'discard' } as const;

const PRICES = [0, 1, 3, 'double', 'halve', 'halve up', 'gain'] as const;

const yes = () => true as const;

function onFieldBy(random: Random, action: 'destroy' | 'tap' | 'untap') {
  const by = byOther(random);
  return { do: action, cards: randomCards(random, actingOn('field', 'by' in by)), ...by };
}

function showing(random: Random, action: 'reveal' | 'look'): Simple {
  const by = byOther(random);
  return { do: action, cards: randomCards(random, actingOn('reveal', 'by' in by)), ...by };
}

const randomThrough = (random: Random) => ({
  attacksOf: chance(random, 2) ? ('this' as const) : randomFilter(random, speakingOf('anywhere')),
  ...maybe(random, 2, 'directly', yes),
});

/** How each action is made. */
const MAKE: Making = {
  destroy: (random) => ({
    ...onFieldBy(random, 'destroy'),
    ...maybe(random, 8, 'price', () => one(random, PRICES)),
  }),
  tap: (random) => onFieldBy(random, 'tap'),
  untap: (random) => onFieldBy(random, 'untap'),
  reveal: (random) => showing(random, 'reveal'),
  look: (random) => showing(random, 'look'),
  target: (random) => {
    const by = byOther(random);
    const room = actingOn('field', 'by' in by);
    const cards = randomCards(random, room);
    return {
      do: 'target',
      cards: cards.the === 'list' ? cards : randomPick(random, room),
      ...by,
    };
  },
  move: (random) => {
    const by = byOther(random);
    const to = randomDestination(random, 'by' in by);
    const slot = to.zone === 'under' ? 'placeUnder' : 'field';
    const cards = randomCards(random, actingOn(slot, 'by' in by));
    const moved = to.zone === 'under' ? elsewhere(cards) : cards;
    return { do: 'move', cards: chance(random, 16) ? DISCARDED : moved, to, ...by };
  },
  search: (random) => {
    const by = byOther(random);
    const pick = randomPick(random, actingOn('search', 'by' in by));
    const { place: _, ...card } = pick.card;
    const piles = ['discard', 'deck or discard'] as const;
    const place = maybe(random, 3, 'place', () => one(random, piles));
    return { do: 'search', cards: { ...pick, card: { ...card, ...place } }, ...by };
  },
  shuffle: randomShuffle,
  draw: (random) => randomDraw(random, one(random, WHO)),
  mill: (random) => ({ do: 'mill', who: one(random, WHO), amount: randomAmount(random, 1) }),
  dig: (random) => ({
    do: 'dig',
    who: one(random, SIDES),
    how: one(random, ['reveal', 'mill'] as const),
    until: randomFilter(random, TEST),
  }),
  discard: (random) => {
    const who = one(random, WHO);
    if (chance(random, 12))
      return {
        do: 'discard',
        who,
        cards: { the: 'pick', count: { downTo: 3 }, card: { noun: 'card' } },
      };
    const cards = chance(random, 5)
      ? randomRef(random)
      : randomPick(random, actingOn('discard', who !== 'you'));
    return { do: 'discard', who, cards };
  },
  points: (random) => {
    const change = randomChange(random, 1);
    // Of whoever has the most, only what they gain or lose is told.
    const who = one(random, change.op === 'gain' || change.op === 'lose' ? WHO : WHO.slice(0, -3));
    return { do: 'points', who, change };
  },
  stake: (random) => ({ do: 'stake', who: one(random, SIDES) }),
  divert: randomDivert,
  scalePoints: (random) => ({
    do: 'scalePoints',
    ...one(random, [
      { how: 'double' },
      { how: 'triple' },
      { how: 'halve' },
      { how: 'reduce', by: 1 },
      { how: 'increase', by: 2 },
    ] as const),
    who: one(random, PLAYERS),
    ...(chance(random, 3)
      ? { of: 'lose', through: randomThrough(random) }
      : { of: one(random, ['gain', 'lose'] as const) }),
    ...lasting(random),
  }),
  openTop: (random) =>
    chance(random, 2)
      ? { do: 'openTop', who: one(random, PLAYERS), ...lasting(random) }
      : { do: 'openTop', who: one(random, SIDES), to: 'you', ...lasting(random) },
  openHand: (random) => ({ do: 'openHand', who: one(random, PLAYERS), ...lasting(random) }),
  openDraws: (random) => ({ do: 'openDraws', who: one(random, PLAYERS), ...lasting(random) }),
  allot: randomAllot,
  limitPlays: (random) => {
    const to = one(random, ['at least', 'at most'] as const);
    return {
      do: 'limitPlays',
      who: one(random, PLAYERS),
      to,
      n: one(random, [1, 3]),
      ...(to === 'at most' ? maybe(random, 2, 'kind', () => tellingCard(random, TEST)) : {}),
      ...lasting(random),
    };
  },
  beside: (random) => {
    const by = byOther(random);
    return {
      do: 'beside',
      cards: elsewhere(randomCards(random, actingOn('play', 'by' in by))),
      side: one(random, ['below', 'above'] as const),
      of: elsewhere(onField(random)),
      ...by,
    };
  },
  exchange: (random) => ({
    do: 'exchange',
    what: one(random, ['points', 'hands', 'decks'] as const),
  }),
  stat: (random) => {
    const stat = one(random, [...STATS, 'rank', 'bonus'] as const);
    const change = randomChange(random, stat === 'rank' ? 1 : 50);
    const shifts = change.op === 'gain' || change.op === 'lose';
    const base = !shifts && stat !== 'rank' && chance(random, 3);
    const told = { stat, change, ...(base && { base }) };
    return { do: 'stat', cards: onField(random), ...told, ...lasting(random) };
  },
  turnStats: (random) => ({ do: 'turnStats', cards: onField(random), ...lasting(random) }),
  price: (random) => ({
    do: 'price',
    cards: onField(random),
    price: one(random, PRICES),
    ...lasting(random),
  }),
  nothing: () => ({ do: 'nothing' }),
  invertChanges: (random) => ({ do: 'invertChanges', cards: onField(random), ...lasting(random) }),
  enterTapped: (random) => ({ do: 'enterTapped', cards: onField(random), ...lasting(random) }),
  invertBonus: (random) => ({ do: 'invertBonus', cards: onField(random), ...lasting(random) }),
  swap: randomSwap,
  type: (random) => ({
    do: 'type',
    cards: onField(random),
    type: one(random, ['earth', 'fire', 'air', 'chosen'] as const),
    ...maybe(random, 3, 'also', yes),
    ...lasting(random),
  }),
  subtype: (random) => ({
    do: 'subtype',
    cards: onField(random),
    op: one(random, ['become', 'gain', 'lose'] as const),
    subtype: one(random, SUBTYPES),
    ...lasting(random),
  }),
  flip: (random) => ({
    do: 'flip',
    cards: onField(random),
    face: one(random, ['up', 'down'] as const),
  }),
  equip: (random) => ({ do: 'equip', card: onField(random), to: onField(random) }),
  activate: (random) => ({ do: 'activate', cards: onField(random), ...whichEffect(random) }),
  copy: (random) => ({ do: 'copy', cards: onField(random), ...whichEffect(random) }),
  copyStats: (random) => ({
    do: 'copyStats',
    cards: onField(random),
    stat: one(random, STATS),
    ...maybe(random, 3, 'base', () => true as const),
    ...lasting(random),
  }),
  counter: randomCounter,
  ward: randomWard,
  absorb: (random) => ({
    do: 'absorb',
    who: one(random, SIDES),
    of: one(random, ['gain', 'lose'] as const),
    n: one(random, [1, 2, 5]),
    ...lasting(random),
  }),
  forbid: randomForbid,
  bar: randomBar,
  immune: randomImmunity,
  allowUse: randomAllowance,
  redirect: (random) => ({
    do: 'redirect',
    what: one(random, ['attack', 'effect'] as const),
    ...maybe(random, 4, 'targeting', () =>
      chance(random, 2) ? ('this' as const) : randomFilter(random, speakingOf('anywhere')),
    ),
    to: onField(random),
  }),
  control: (random) => ({
    do: 'control',
    who: one(random, SIDES),
    cards: onField(random),
    ...lasting(random),
  }),
  ...MOVING,
  ...FIGHTING,
  ...TURNING,
  name: (random) => {
    const what = one(random, ['type', 'subtype', 'rank', 'column', 'player'] as const);
    return {
      do: 'name',
      who: one(random, SIDES),
      what,
      ...(what === 'type' ? maybe(random, 2, 'not', () => randomRef(random)) : {}),
    };
  },
  lure: (random) => ({ do: 'lure', cards: onField(random), ...lasting(random) }),
  play: (random) => {
    const who = one(random, [...PLAYERS, ...OTHERS]);
    const cards = chance(random, 16)
      ? DISCARDED
      : elsewhere(randomCards(random, actingOn('play', who !== 'you')));
    // "You may play this card without ranking up" is how it can be played, rather than a play.
    const freely = cards.the !== 'this' || 'from' in cards;
    return {
      do: 'play',
      who,
      cards,
      ...maybe(random, 6, 'inItsPlace', yes),
      ...(freely ? maybe(random, 3, 'free', yes) : {}),
      ...maybe(random, 3, 'tapped', yes),
    };
  },
  rankUp: randomRankUp,
  allowRankUp: randomPermit,
  extraPlays: (random) => ({
    do: 'extraPlays',
    who: one(random, PLAYERS),
    amount: randomAmount(random, 1),
    ...maybe(random, 4, 'kind', () => tellingCard(random, TEST)),
    ...inTurns(random),
  }),
  extraAttacks: (random) => ({
    do: 'extraAttacks',
    cards: onField(random),
    amount: randomAmount(random, 1),
    ...inTurns(random),
  }),
  attackTimes: (random) => ({
    do: 'attackTimes',
    cards: onField(random),
    n: one(random, [2, 3]),
    ...inTurns(random),
  }),
  skip: (random) => ({
    do: 'skip',
    part: one(random, PARTS),
    who: one(random, PLAYERS),
    ...one(random, [{}, { this: true as const }, { times: 2 }, RUNNING]),
  }),
};

const ACTIONS = Object.values(MAKE);

/** Any action; "rounded up" is said of all halves in it. */
function randomAction(random: Random): Simple {
  const action = one(random, ACTIONS)(random);
  return isRoundedUp(action) ? roundedUp(action) : action;
}

/** One or two acts that each player decides on for themselves. */
export function randomActsOf(random: Random, doer: OtherDoer): Act[] {
  const acts: Act[] = [];
  for (let left = one(random, [1, 1, 2]); left > 0; ) {
    const act = randomAction(random);
    const who = 'who' in act ? act.who : 'by' in act ? act.by : undefined;
    if (who !== doer || UNDECIDED.has(act.do)) continue;
    acts.push(act);
    left--;
  }
  return acts;
}

/** What players cannot do or get, rather than do: nobody decides on that. */
const UNDECIDED: ReadonlySet<string> = new Set([
  'bar',
  'limitPlays',
  'allowUse',
  'scalePoints',
  'absorb',
  'divert',
  'allot',
  'points',
  'skip',
]);

/** One to three acts; a choice only as the last one, and only where it may be. */
export function randomActs(random: Random, choice: boolean): Act[] {
  const length = one(random, [1, 1, 1, 2, 2, 3]);
  return Array.from({ length }, (_, i) => {
    const isLast = i === length - 1;
    const action =
      choice && isLast && chance(random, 14) ? randomChoice(random) : randomAction(random);
    const act = chance(random, 20) ? randomlyTallied(random, action) : action;
    return i > 0 ? { ...act, ...maybe(random, 3, 'then', yes) } : act;
  });
}

/** The act for each of other cards, if it can be. */
const randomlyTallied = (random: Random, act: Act): Act =>
  talliedAct(act, {
    each: one(random, [{ the: 'that' } as const, randomFilter(random, speakingOf('field'))]),
    ...maybe(random, 4, 'per', () => 3),
    ...maybe(random, 4, 'most', () => 2),
  }) ?? act;

const randomChoice = (random: Random): Action => ({
  do: 'choose',
  who: one(random, SIDES),
  ...maybe(random, 3, 'count', () => one(random, [{ upTo: 1 }, { upTo: 2 }, 'some'] as const)),
  from: Array.from({ length: 2 + below(random, 2) }, () => randomActs(random, false)),
});
