import { below, type Random } from '@cardscape/kernel';
import type {
  Act,
  Cards,
  Change,
  Destination,
  Duration,
  WhichEffect,
  Who,
} from '../language/tree/tree.ts';
import { randomAmount, randomRate } from './random-amounts.ts';
import { actingOn, chance, maybe, one, randomCards } from './random-cards.ts';
import { randomDuration } from './random-conditions.ts';

/** Cards on the field that you act on. */
export const onField = (random: Random): Cards => randomCards(random, actingOn('field', false));

/** For how long, if anything is said of it. */
export const lasting = (random: Random): { for?: Duration } =>
  maybe(random, 2, 'for', () => randomDuration(random));

/** What counts by turns: in each, or for a time. */
export const inTurns = (random: Random): { eachTurn?: true; for?: Duration } =>
  chance(random, 4) ? { eachTurn: true } : lasting(random);

/** Which of a card's two effects, if that is said. */
export const whichEffect = (random: Random): { which?: WhichEffect } =>
  maybe(random, 2, 'which', () => one(random, [1, 2, 'both', 'latent', 'dormant'] as const));

/** Where cards go. */
export function randomDestination(random: Random, byOther: boolean): Destination {
  const { whose } = actingOn('field', byOther);
  const owner = () => maybe(random, 2, 'whose', () => one(random, whose));
  switch (below(random, 5)) {
    case 0:
    case 1:
      return { zone: 'hand', ...owner() };
    case 2: {
      const at = maybe(random, 2, 'at', () => one(random, ['top', 'bottom'] as const));
      return { zone: 'deck', ...owner(), ...at };
    }
    case 3:
      return { zone: 'discard' };
    default:
      return { zone: 'under', card: onField(random) };
  }
}

/** What becomes of a value. */
export function randomChange(random: Random, step: number): Change {
  if (chance(random, 5))
    return one<Change>(random, [
      { op: 'double' },
      { op: 'triple' },
      { op: 'halve' },
      { op: 'halve', up: true },
    ]);
  const op = one(random, ['gain', 'gain', 'lose', 'become'] as const);
  return { op, amount: randomAmount(random, step) };
}

/** So many cards, up to so many, or until a hand has so many. */
export function randomDraw(random: Random, who: Who): Extract<Act, { do: 'draw' }> {
  const bottom = maybe(random, 5, 'bottom', () => true as const);
  const side = one(random, ['you', 'opponent'] as const);
  switch (below(random, 10)) {
    case 0:
      return { do: 'draw', who: side, amount: { hand: 'as many' } };
    case 1:
      return {
        ...{ do: 'draw', who: side, ...bottom, upTo: true },
        amount: chance(random, 3) ? randomRate(random) : one(random, [1, 3]),
      };
    case 2:
      return { do: 'draw', who, amount: { hand: 5 } };
    case 3:
      return { do: 'draw', who: side, amount: one(random, [1, 3]), ...bottom, deck: 'other' };
    default:
      return { do: 'draw', who, amount: randomAmount(random, 1), ...bottom };
  }
}

/** Two cards, or values of them, that are swapped. */
export function randomSwap(random: Random): Extract<Act, { do: 'swap' }> {
  if (chance(random, 8))
    return {
      do: 'swap',
      what: one(random, ['places', 'attack', 'rank', 'control'] as const),
      cards: { the: 'pick', count: { n: 1 }, card: { noun: 'unit', whose: 'your' } },
      with: { the: 'pick', count: { n: 1 }, card: { noun: 'unit', whose: 'opponent' } },
      alike: one(random, ['type', 'subtype', 'rank', 'name'] as const),
      ...lasting(random),
    };
  if (chance(random, 6))
    return {
      do: 'swap',
      cards: onField(random),
      with: onField(random),
      ...one(random, [
        { what: 'attack', as: 'defense' },
        { what: 'defense', as: 'attack' },
      ] as const),
      ...lasting(random),
    };
  return {
    do: 'swap',
    what: one(random, ['places', 'attack', 'defense', 'rank', 'bonus', 'control'] as const),
    cards: onField(random),
    ...maybe(random, 2, 'with', () => onField(random)),
    ...lasting(random),
  };
}
