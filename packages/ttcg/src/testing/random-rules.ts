import type { Random } from '@cardscape/kernel';
import type { Action } from '../language/tree/tree.ts';
import { chance, maybe, one } from './random-cards.ts';
import { lasting } from './random-changes.ts';
import { tellingCard } from './random-conditions.ts';
import { BARS, CARD_BARS, COUNTED_BARS } from './random-deeds.ts';

const PLAYERS = ['you', 'opponent', 'both'] as const;

/** "cannot play them", "can play only fire units". */
const NARROWLY = [
  { cards: { noun: 'card', place: 'that' } },
  { cards: { noun: 'unit', types: ['fire'] }, only: true },
] as const;

/** What players cannot do. */
export function randomBar(random: Random): Extract<Action, { do: 'bar' }> {
  const from = one(random, BARS);
  return {
    do: 'bar',
    who: one(random, PLAYERS),
    from,
    ...(CARD_BARS.includes(from) ? maybe(random, 2, 'cards', () => tellingCard(random)) : {}),
    ...(COUNTED_BARS.includes(from) ? maybe(random, 2, 'times', () => 2) : {}),
    ...(from === 'play' && chance(random, 3) ? one(random, NARROWLY) : {}),
    ...lasting(random),
  };
}

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
