import type { Random } from '@cardscape/kernel';
import type { Action, OtherDoer } from '../language/tree/tree.ts';
import { actingOn, chance, maybe, one, randomCards } from './random-cards.ts';
import { onField } from './random-changes.ts';

export const OTHERS: readonly OtherDoer[] = [
  'opponent',
  'both',
  'that',
  'controller',
  'owner',
  'turn',
];

/** Somebody else who does it, now and then. */
export const byOther = (random: Random): { by?: OtherDoer } =>
  maybe(random, 5, 'by', () => one(random, OTHERS));

const yes = () => true as const;

type Moving = 'column' | 'giveBack' | 'restack';

/** How cards are moved within the field. */
export const MOVING: { readonly [Do in Moving]: (random: Random) => Extract<Action, { do: Do }> } =
  {
    column: (random) => {
      const by = byOther(random);
      return {
        do: 'column',
        cards: randomCards(random, actingOn('field', 'by' in by)),
        ...(chance(random, 3)
          ? { to: randomCards(random, actingOn('field', 'by' in by), false) }
          : maybe(random, 3, 'adjacent', yes)),
        ...by,
      };
    },
    giveBack: (random) => ({ do: 'giveBack', cards: onField(random) }),
    restack: (random) => {
      const by = byOther(random);
      return {
        do: 'restack',
        cards: randomCards(random, actingOn('field', 'by' in by)),
        to: one(random, ['top', 'bottom'] as const),
        ...by,
      };
    },
  };
