import { below, type Random } from '@cardscape/kernel';
import type { Amount, Share } from '../language/tree/tree.ts';
import { chance, maybe, one, randomFilter, randomRef, speakingOf } from './random-cards.ts';
import { randomEvent, randomShared } from './random-conditions.ts';

const randomShare = (random: Random): Share => ({
  ...one(random, [
    {},
    {},
    {},
    { half: true as const },
    { half: true as const, up: true as const },
    { twice: true as const },
    { times: 100 },
  ]),
  ...maybe(random, 6, 'plus', () => one(random, [1, 2, 22])),
});

/** Cards that are counted together with others. */
const TOGETHER = [
  {
    each: { noun: 'unit', types: ['fire'], whose: 'your' },
    also: { noun: 'card', place: 'hand', whose: 'opponent' },
  },
  { each: { noun: 'spell' }, also: { noun: 'unit', subtypes: ['dragon'] } },
  { each: { noun: 'card', place: 'discard', whose: 'your' }, also: { noun: 'spell' } },
] as const;

const randomCap = (random: Random): { most?: number } =>
  maybe(random, 5, 'most', () => one(random, [1, 3, 500]));

/** One or two for each of some cards. */
export const randomRate = (random: Random): Extract<Amount, { times: number }> => ({
  times: one(random, [1, 2]),
  each: randomFilter(random, speakingOf('field')),
  ...randomCap(random),
});

/** How much, in steps of the given number. */
export function randomAmount(random: Random, step: number): Amount {
  const number = step * one(random, [1, 2, 3, 22]);
  switch (below(random, 6)) {
    case 0:
      if (chance(random, 6))
        return {
          times: 1,
          each: randomFilter(random, speakingOf('field')),
          half: true,
          ...randomCap(random),
        };
      if (chance(random, 6))
        return {
          times: number,
          each: randomFilter(random, speakingOf('field')),
          per: 3,
          ...randomCap(random),
        };
      if (chance(random, 8))
        return { times: number, ...one(random, TOGETHER), ...randomCap(random) };
      return {
        times: number,
        each: chance(random, 3)
          ? one<Extract<Amount, { times: number }>['each']>(random, [
              { the: 'that' },
              { the: 'points' },
              { the: 'happened', event: randomEvent(random), in: 'this turn' },
              { the: 'happened', event: randomEvent(random), in: 'last turn' },
              {
                the: 'happened',
                event: { what: 'losesPoints', who: 'opponent' },
                in: 'this turn',
                points: true,
              },
              {
                the: 'kinds',
                what: randomShared(random),
                among: randomFilter(random, speakingOf('field')),
              },
            ])
          : randomFilter(random, speakingOf('field')),
        ...randomCap(random),
      };
    case 1:
      return {
        equal: one(random, ['rank', 'attack', 'defense'] as const),
        of: chance(random, 8)
          ? { the: 'across' }
          : chance(random, 4)
            ? { the: 'all', card: randomFilter(random, speakingOf('field')) }
            : chance(random, 8)
              ? { the: 'last', event: { what: 'destroyed', card: DESTROYED }, in: 'this turn' }
              : randomRef(random),
        ...randomShare(random),
      };
    case 2:
      return chance(random, 2)
        ? { equal: 'that many', ...randomShare(random) }
        : {
            equal: 'points',
            of: one(random, ['you', 'opponent'] as const),
            ...randomShare(random),
          };
    default:
      return number;
  }
}

const DESTROYED = { noun: 'unit', subtypes: ['dragon'] } as const;
