import type { Random } from '@cardscape/kernel';
import { isThose } from '../language/tree/places.ts';
import type { Action } from '../language/tree/tree.ts';
import { randomMaker } from './random-acting.ts';
import { chance, maybe, one, randomFilter, speakingOf } from './random-cards.ts';
import { lasting, onField } from './random-changes.ts';
import { randomPeriod, tellingCard } from './random-conditions.ts';
import { BARS, CARD_BARS, CARD_DEEDS, COUNTED_BARS, NARROWED } from './random-deeds.ts';

type Of<Do extends Action['do']> = Extract<Action, { do: Do }>;

const CAUSES = ['effect', 'direct attack', 'destruction', 'empty deck'] as const;
const PLAYERS = ['you', 'opponent', 'both'] as const;
const NARROWLY = [
  { cards: { noun: 'card', place: 'that' } },
  { cards: { noun: 'unit', types: ['fire'] }, only: true },
] as const;

const ONLY_ATTACKS = [
  { cards: { noun: 'unit', subtypes: ['dragon'], rank: { than: 'at least', n: 3 } }, only: true },
  { whom: { noun: 'unit', states: ['tapped'] }, only: true },
  { cards: { noun: 'unit' }, times: 2 },
] as const;

const THIS = { the: 'this' } as const;

const yes = () => true as const;

export function randomCounter(random: Random): Of<'counter'> {
  const what = one(random, ['effect', 'attack', 'play'] as const);
  const kind = () => randomFilter(random, speakingOf('anywhere'));
  const target = () => (chance(random, 2) ? ('this' as const) : kind());
  if (chance(random, 8))
    return {
      do: 'counter',
      what: 'effect',
      ...maybe(random, 2, 'of', () => randomMaker(random)),
      ...maybe(random, 4, 'targeting', target),
      all: true,
    };
  return {
    do: 'counter',
    what,
    ...maybe(random, 2, 'of', () => (what === 'effect' ? randomMaker(random) : kind())),
    ...(what === 'play' ? {} : maybe(random, 3, 'targeting', target)),
  };
}

export function randomWard(random: Random): Of<'ward'> {
  const what = one(random, ['attack', 'effect'] as const);
  const kind = () =>
    what === 'effect' ? randomMaker(random) : randomFilter(random, speakingOf('anywhere'));
  const all = what === 'effect' && chance(random, 3);
  return all
    ? { do: 'ward', what, of: kind(), all, ...maybe(random, 1, 'for', () => 'this turn' as const) }
    : { do: 'ward', what, ...maybe(random, 2, 'of', kind), ...lasting(random) };
}

/** Where cards go instead of the discard pile. */
export function randomDivert(random: Random): Of<'divert'> {
  const as = one(random, ['destroyed', 'discarded', 'milled'] as const);
  return {
    do: 'divert',
    of: { noun: one(random, ['card', 'unit', 'spell'] as const), ...sideOf(random) },
    ...one(random, [{}, { as }, { as, byThis: true as const }]),
    to: one(random, [
      { zone: 'hand' },
      { zone: 'deck' },
      { zone: 'deck', at: 'top' },
      { zone: 'deck', at: 'bottom' },
    ] as const),
    ...lasting(random),
  };
}

const sideOf = (random: Random) =>
  maybe(random, 2, 'whose', () => one(random, ['your', 'opponent'] as const));

export function randomForbid(random: Random): Of<'forbid'> {
  if (chance(random, 30)) {
    const whom = { noun: 'unit', states: ['tapped'] } as const;
    return { do: 'forbid', cards: THIS, from: 'attack', whom, ...lasting(random) };
  }
  const from = one(random, CARD_DEEDS);
  const by = () => {
    const card = randomFilter(random, speakingOf('anywhere'));
    return from === 'be attacked' ? card : randomMaker(random, card);
  };
  return {
    do: 'forbid',
    cards: onField(random),
    from,
    ...(NARROWED.includes(from) ? maybe(random, 2, 'by', by) : {}),
    ...lasting(random),
  };
}

export function randomBar(random: Random): Of<'bar'> {
  if (chance(random, 12)) {
    const counted = one(random, [
      {},
      { cards: { noun: 'unit' } },
      { cards: { noun: 'spell' } },
    ] as const);
    return { do: 'bar', who: one(random, PLAYERS), from: 'rank up', ...counted, times: 2 };
  }
  if (chance(random, 20)) {
    const only = one(random, ONLY_ATTACKS);
    return { do: 'bar', who: one(random, PLAYERS), from: 'attack', ...only, ...lasting(random) };
  }
  const from = one(random, BARS);
  const cards = () => {
    const card = tellingCard(random);
    // What is ranked up is told by its kind: a card that was spoken of lies under the new one then.
    if (from === 'rank up' && isThose(card)) return { noun: 'unit' as const };
    return from === 'activate effects' ? randomMaker(random, card) : card;
  };
  return {
    do: 'bar',
    who: one(random, PLAYERS),
    from,
    ...(CARD_BARS.includes(from) ? maybe(random, 2, 'cards', cards) : {}),
    ...(COUNTED_BARS.includes(from) ? maybe(random, 2, 'times', () => 2) : {}),
    ...(from === 'play' && chance(random, 3) ? one(random, NARROWLY) : {}),
    ...(from === 'lose points' ? maybe(random, 2, 'because', () => one(random, CAUSES)) : {}),
    ...lasting(random),
  };
}

export const randomImmunity = (random: Random): Of<'immune'> => ({
  do: 'immune',
  cards: onField(random),
  to: randomMaker(random),
  ...lasting(random),
});

export const randomAllowance = (random: Random): Of<'allowUse'> => ({
  do: 'allowUse',
  who: one(random, PLAYERS),
  of: randomMaker(random),
  ...(chance(random, 2) ? { undiscarded: yes() } : { during: randomPeriod(random, false) }),
  ...lasting(random),
});
