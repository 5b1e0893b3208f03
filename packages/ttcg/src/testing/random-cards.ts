import { below, type Random } from '@cardscape/kernel';
import { joinKinds } from '../language/grammar/cards/join-kinds.ts';
import { mostOf } from '../language/grammar/cards/phrase.ts';
import { DEFAULT_PLACE, type Slot } from '../language/tree/places.ts';
import type {
  CardFilter,
  CardKind,
  CardRef,
  CardState,
  Cards,
  Count,
  PairLie,
  Pick,
  Place,
  Range,
  RankRange,
  Whose,
} from '../language/tree/tree.ts';
import { EFFECT_TYPES } from '../set/kinds.ts';
import {
  FACTORS,
  NAMES,
  OTHERS,
  PAST_DEEDS,
  PLACES,
  STATES,
  SUBTYPES,
  TYPES,
} from './random-words.ts';

/** One of the items. */
export const one = <T>(random: Random, items: readonly T[]): T =>
  items[below(random, items.length)] as T;

/** True once in so many times. */
export const chance = (random: Random, inSoMany: number): boolean => below(random, inSoMany) === 0;

/** A field that is sometimes there. */
export function maybe<K extends string, T>(
  random: Random,
  inSoMany: number,
  key: K,
  value: () => T,
): { [P in K]?: T } {
  return chance(random, inSoMany) ? ({ [key]: value() } as { [P in K]?: T }) : {};
}

/** What a description may hold where it stands. */
interface Room {
  readonly slot: Slot;
  /** Whose cards may be meant: nobody's in a test, `their` only where somebody else acts. */
  readonly whose: readonly Whose[];
  /** False in tests of one card. */
  readonly place?: false;
  /** `other` and `most`: false in tests of one card. */
  readonly among?: false;
}

const YOURS: readonly Whose[] = ['your', 'opponent'];
const EVERYONES: readonly Whose[] = ['your', 'opponent', 'their'];

/** Room for cards that you act on, or somebody else does. */
export const actingOn = (slot: Slot, byOther: boolean): Room => ({
  slot,
  whose: byOther ? EVERYONES : YOURS,
});

/** Room for what an event, a condition or a limit speaks of. */
export const speakingOf = (slot: Slot): Room => ({ slot, whose: YOURS });

/** Room for the test of one card. */
export const TEST: Room = { slot: 'anywhere', whose: [], place: false, among: false };

/** One of several kinds: what stands before its noun, and a value. */
function randomKind(random: Random): CardKind {
  const noun = one(random, ['unit', 'unit', 'spell'] as const);
  const typed = noun === 'unit';
  return {
    noun,
    ...(typed ? maybe(random, 2, 'types', () => some(random, TYPES, 2)) : {}),
    ...(typed ? maybe(random, 8, 'notTypes', () => some(random, TYPES, 2)) : {}),
    ...(typed ? maybe(random, 3, 'subtypes', () => some(random, SUBTYPES, 2)) : {}),
    ...maybe(random, 3, 'rank', () => randomRank(random, [1, 2, 3])),
    ...maybe(random, 5, 'states', () => inOrder(some(random, STATES, 2))),
  };
}

/** "a fire unit or rank 2 spell you control". */
function randomEither(random: Random, room: Room, kinds: readonly CardKind[]): CardFilter {
  const { place, whose, owned, past, other } = randomFilter(random, room);
  return {
    ...joinKinds(kinds),
    ...(other && { other }),
    ...(place && { place }),
    ...(whose && { whose }),
    ...(owned && { owned }),
    ...(past && { past }),
  };
}

/** A description of cards. */
export function randomFilter(random: Random, room: Room): CardFilter {
  if (chance(random, 14)) {
    return randomEither(random, room, [randomKind(random), randomKind(random)]);
  }
  const noun = one(random, ['card', 'unit', 'unit', 'spell'] as const);
  const typed = noun !== 'spell';
  const place = room.place === false || !chance(random, 4) ? undefined : placeIn(random, room);
  const said = place === undefined || place === DEFAULT_PLACE[room.slot] ? {} : { place };
  return {
    noun,
    ...(room.among === false ? {} : maybe(random, 8, 'other', () => one(random, OTHERS))),
    ...(typed ? maybe(random, 5, 'types', () => some(random, TYPES, 3)) : {}),
    ...(typed ? maybe(random, 12, 'notTypes', () => some(random, TYPES, 2)) : {}),
    ...(typed ? maybe(random, 6, 'subtypes', () => some(random, SUBTYPES, 3)) : {}),
    ...(typed ? maybe(random, 20, 'notSubtypes', () => some(random, SUBTYPES, 2)) : {}),
    ...maybe(random, 6, 'rank', () => randomRank(random, noun === 'spell' ? [1, 2, 3] : RANKS)),
    ...maybe(random, 20, 'named', () => one(random, NAMES)),
    ...maybe(random, 8, 'states', () => inOrder(some(random, STATES, 2))),
    ...maybe(random, 14, 'stat', () => ({
      stat: one(random, ['attack', 'defense'] as const),
      range: randomRange(random, [50, 300, 1000]),
    })),
    ...maybe(random, 16, 'versus', () => randomVersus(random)),
    ...(chance(random, 64) ? sameTypeAndRank(random) : {}),
    ...maybe(random, 24, 'chosen', () =>
      one(random, ['type', 'subtype', 'rank', 'column'] as const),
    ),
    ...maybe(random, 40, 'shares', () => randomShares(random)),
    ...maybe(random, 20, 'same', () => ({
      what: one(random, ['type', 'subtype', 'rank', 'name'] as const),
      as: randomRef(random),
      ...maybe(random, 3, 'not', () => true as const),
    })),
    ...randomWhose(random, room, said.place),
    ...maybe(random, 20, 'owned', () => one(random, ['you', 'opponent'] as const)),
    ...said,
    ...(room.among === false
      ? {}
      : maybe(random, 16, 'most', () => ({
          end: one(random, ['highest', 'lowest'] as const),
          stat: one(random, FACTORS),
        }))),
    ...maybe(random, 20, 'past', () => ({
      did: one(random, PAST_DEEDS),
      ...maybe(random, 3, 'not', () => true as const),
      in: one(random, ['this turn', 'last turn'] as const),
    })),
    ...randomEffectKind(random),
    ...maybe(random, 24, 'covers', () => randomRange(random, [1, 2, 3])),
    ...(place === undefined && room.place !== false
      ? maybe(random, 20, 'beside', () => randomBeside(random))
      : {}),
    ...maybe(random, 30, 'near', () => randomNear(random)),
    ...maybe(random, 40, 'inChain', () => true as const),
    ...maybe(random, 40, 'row', () => one(random, ROW_SPOTS)),
  };
}

/** "with a counter effect", "whose continuous effect is active". */
function randomEffectKind(random: Random): Partial<CardFilter> {
  if (!chance(random, 20)) return {};
  if (chance(random, 3))
    return { effect: one(random, ['continuous', 'equip'] as const), atWork: true };
  return { effect: one(random, EFFECT_TYPES) };
}

/** "that shares a type with a unit you control". */
function randomShares(random: Random): NonNullable<CardFilter['shares']> {
  return { what: one(random, LIKE), whose: one(random, ['your', 'opponent'] as const) };
}

/** "of the same type and rank as this card". */
function sameTypeAndRank(random: Random): Partial<CardFilter> {
  const of = randomRef(random);
  const what = one(random, ['type', 'subtype', 'name'] as const);
  return { same: { what, as: of }, versus: { stat: 'rank', than: 'as much', of, ofStat: 'rank' } };
}

function randomVersus(random: Random): NonNullable<CardFilter['versus']> {
  const of = randomRef(random);
  if (chance(random, 3)) {
    const than = one(random, ['more', 'less'] as const);
    return { stat: 'rank', than, of, ofStat: 'rank', by: one(random, [1, 2]) };
  }
  const than = one(random, ['more', 'less', 'as much', 'no more', 'no less'] as const);
  if (chance(random, 4)) return { stat: 'attack', than, of: { the: 'itself' }, ofStat: 'defense' };
  return { stat: one(random, FACTORS), than, of, ofStat: one(random, FACTORS) };
}

/** "under fire units you control". */
function randomBeside(random: Random): NonNullable<CardFilter['beside']> {
  return {
    at: one(random, [
      'under',
      'below',
      'above',
      'across from',
      'adjacent to',
      'equipped to',
      'in the column of',
    ] as const),
    of: randomNeighbor(random),
  };
}

/** Across from a card lie only those of one player, which cannot be compared with those of the other. */
function placeIn(random: Random, room: Room): Place {
  const place = one(random, PLACES);
  return place === 'across from that' && room.whose.length === 0 ? 'field' : place;
}

/** What lies beside another card. */
export const randomNeighbor = (random: Random): CardFilter => ({
  noun: one(random, ['unit', 'spell', 'card'] as const),
  ...maybe(random, 3, 'states', () => inOrder(some(random, STATES, 2))),
  ...maybe(random, 2, 'whose', () => one(random, YOURS)),
});

/** "with a spell you control below it"; how many cards lie under it is said in another way. */
function randomNear(random: Random): NonNullable<CardFilter['near']> {
  const of = randomNeighbor(random);
  const at = one(random, ['under', 'below', 'above', 'across from', 'adjacent to'] as const);
  const plain = at === 'under' && of.noun === 'card' && Object.keys(of).length === 1;
  return {
    at,
    of: plain ? { noun: 'unit' } : of,
    ...maybe(random, 2, 'not', () => true as const),
  };
}

/** The places of a row. */
export const ROW_SPOTS = ['left end', 'right end', 'end', 'center'] as const;

/**
 * Whose. Cards looked for in a hand are in that of the one who acts unless it is said otherwise, so
 * there only your opponent's need be named; "you control" does not say "on the field" as well.
 */
function randomWhose(random: Random, room: Room, place: Place | undefined): { whose?: Whose } {
  if (room.whose.length === 0 || (room.slot === 'anywhere' && place === 'field')) return {};
  const inHand = place === undefined && DEFAULT_PLACE[room.slot] === 'hand';
  if (!inHand) return maybe(random, 3, 'whose', () => one(random, room.whose));
  const nameable = room.slot !== 'discard' && !room.whose.includes('their');
  return nameable ? maybe(random, 3, 'whose', () => 'opponent' as const) : {};
}

const RANKS = [1, 2, 3, 4, 5];

/** At least, at most or exactly one of the numbers. */
export const randomRange = (random: Random, numbers: readonly number[]): Range => ({
  than: one(random, ['at least', 'at most', 'exactly'] as const),
  n: one(random, numbers),
});

/** A range of ranks, or some of them. */
const randomRank = (random: Random, ranks: readonly number[]): RankRange =>
  chance(random, 6) ? one(random, SOME_RANKS) : randomRange(random, ranks);

const SOME_RANKS: readonly RankRange[] = [
  { than: 'exactly', n: 2, or: [3] },
  { than: 'exactly', n: 1, or: [3] },
];

/** One to `most` different items. */
function some<T>(random: Random, items: readonly T[], most: number): T[] {
  const chosen = new Set<T>();
  for (let n = below(random, most); n >= 0; n--) chosen.add(one(random, items));
  return [...chosen];
}

const inOrder = (states: CardState[]): CardState[] =>
  states.sort((a, b) => STATES.indexOf(a) - STATES.indexOf(b));

/** A card that the text points at. */
export const randomRef = (random: Random): CardRef => ({
  the: one(random, [
    'this',
    'this',
    'that',
    'that',
    'equipped',
    'attacker',
    'defender',
    'foe',
    'rest',
    'cover',
    'paid',
    'victim',
    'cause',
    'first activated',
    'last activated',
  ] as const),
});

const LIKE = ['type', 'subtype', 'rank', 'name'] as const;
const IN_COLUMN = ['column'] as const;

/** Cards to choose. */
export function randomPick(random: Random, room: Room): Pick {
  const count = randomCount(random);
  if (chance(random, 60)) {
    const { beside: _, same: __, ...card } = randomFilter(random, room);
    const apart = one(random, ['type', 'rank', 'name'] as const);
    return { the: 'pick', count: { kinds: true }, card, apart };
  }
  const left = typeof count === 'object' && 'downTo' in count;
  const several = !left && (count === 'any' || (typeof count === 'object' && mostOf(count) > 1));
  if (several && chance(random, 12)) {
    const { beside: _, same: __, ...card } = randomFilter(random, room);
    if (room.slot === 'field' && !card.place && !card.row && chance(random, 4))
      return { the: 'pick', count: { n: 2 }, card, alike: randomPair(random, card) };
    if (chance(random, 3))
      return { the: 'pick', count, card, apart: one(random, ['type', 'rank', 'name'] as const) };
    return {
      the: 'pick',
      count,
      card,
      alike: one(random, [...LIKE, ...(room.slot === 'field' && !card.place ? IN_COLUMN : [])]),
    };
  }
  return {
    the: 'pick',
    count,
    card: randomFilter(random, room),
    ...(typeof count === 'string'
      ? {}
      : maybe(random, 12, 'by', () => one(random, ['opponent', 'random'] as const))),
  };
}

/** How two cards of a kind lie to each other; those of one side never face each other. */
const randomPair = (random: Random, { whose }: CardFilter): PairLie =>
  whose ? 'adjacent' : one(random, ['adjacent', 'across'] as const);

function randomCount(random: Random): Count {
  const n = one(random, [1, 1, 1, 2, 3, 21]);
  if (chance(random, 30)) return { amount: { equal: 'that many' } };
  return one<Count>(random, [
    ...[{ n }, { n }, { n }, { upTo: n }, { least: n }, 'all', 'any'],
    ...[{ half: true }, { half: true, up: true }, { downTo: n }],
    ...[{ least: n, most: n + one(random, [1, 2]) }],
  ] as const);
}

/** Cards that an action works on; a list only if it may hold one. */
export function randomCards(random: Random, room: Room, list = true): Cards {
  if (list && chance(random, 12)) {
    const of = Array.from({ length: 2 + below(random, 2) }, () => randomCards(random, room, false));
    return { the: 'list', of: of as Exclude<Cards, { the: 'list' }>[] };
  }
  if (chance(random, 14)) {
    return {
      the: one(random, ['top', 'bottom'] as const),
      n: one(random, [1, 3]),
      whose: one(random, room.whose),
    };
  }
  return chance(random, 3) ? randomRef(random) : randomPick(random, room);
}

/** Not from beside another card: of what is played or placed, that says where it goes. */
export function elsewhere(cards: Cards): Cards {
  if (cards.the === 'list') return { the: 'list', of: cards.of.map(partElsewhere) };
  return partElsewhere(cards);
}

function partElsewhere(part: Exclude<Cards, { the: 'list' }>): typeof part {
  if (part.the !== 'pick') return part;
  const { beside: _, ...card } = part.card;
  if (!/below|above|under/.test(card.place ?? '')) return { ...part, card };
  const { place: __, whose: ___, ...anywhere } = card;
  return { ...part, card: anywhere };
}
