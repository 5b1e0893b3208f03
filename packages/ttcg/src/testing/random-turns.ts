import type { Random } from '@cardscape/kernel';
import type { Action } from '../language/tree/tree.ts';
import { maybe, one } from './random-cards.ts';

type Turning = 'extraTurn' | 'orderChain';

/** What comes when: turns, and the effects of a chain. */
export const TURNING: {
  readonly [Do in Turning]: (random: Random) => Extract<Action, { do: Do }>;
} = {
  extraTurn: (random) => ({
    do: 'extraTurn',
    who: one(random, ['you', 'opponent'] as const),
    ...maybe(random, 3, 'times', () => 2),
  }),
  orderChain: () => ({ do: 'orderChain' }),
};
