import type { Random } from '@cardscape/kernel';
import type { Action } from '../language/tree/tree.ts';
import { chance, one } from './random-cards.ts';
import { lasting } from './random-changes.ts';

const PLAYERS = ['you', 'opponent', 'both'] as const;

/** Numbers of the rules. */
export const randomAllot = (random: Random): Extract<Action, { do: 'allot' }> => ({
  do: 'allot',
  who: one(random, PLAYERS),
  ...one(random, [
    { what: 'draws', n: 2 },
    { what: 'hand', n: 12 },
    { what: 'hand', n: 'any' },
  ] as const),
  ...lasting(random),
});

/** Piles that are shuffled. */
export const randomShuffle = (random: Random): Extract<Action, { do: 'shuffle' }> =>
  chance(random, 4)
    ? { do: 'shuffle', who: 'you', zone: 'under this' }
    : {
        do: 'shuffle',
        who: one(random, PLAYERS),
        zone: one(random, ['deck', 'discard'] as const),
      };
