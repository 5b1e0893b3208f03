import type { Random } from '@cardscape/kernel';
import type { Action } from '../language/tree/tree.ts';
import { chance, maybe, one, randomFilter, randomRef, speakingOf, TEST } from './random-cards.ts';
import { lasting, onField } from './random-changes.ts';
import { tellingCard } from './random-conditions.ts';
import { FREEDOMS } from './random-deeds.ts';

type Fighting = 'allow' | 'skipAttack' | 'fightWith' | 'compel' | 'lend';

/** How cards are let fight, or made to. */
export const FIGHTING: {
  readonly [Do in Fighting]: (random: Random) => Extract<Action, { do: Do }>;
} = {
  allow: (random) =>
    chance(random, 6)
      ? {
          do: 'allow',
          cards: { the: 'pick', count: 'all', card: tellingCard(random, TEST) },
          what: 'be played freely',
          ...lasting(random),
        }
      : { do: 'allow', cards: onField(random), what: one(random, FREEDOMS), ...lasting(random) },
  skipAttack: (random) => ({ do: 'skipAttack', cards: onField(random), ...lasting(random) }),
  fightWith: (random) => ({
    do: 'fightWith',
    cards: onField(random),
    use: one(random, ['attack', 'defense'] as const),
    ...maybe(random, 2, 'against', () => randomFilter(random, speakingOf('anywhere'))),
    ...lasting(random),
  }),
  lend: (random) => ({
    do: 'lend',
    ...(chance(random, 2)
      ? { cards: { the: 'cover' }, of: { the: 'this' } }
      : { cards: { the: 'this' }, of: { noun: 'card', types: ['fire'], place: 'under this' } }),
    ...lasting(random),
  }),
  compel: (random) =>
    chance(random, 2)
      ? ontoThis(random)
      : { do: 'compel', cards: onField(random), ...lasting(random) },
};

/** After several that must attack this card, "it" is this card. */
function ontoThis(random: Random): Extract<Action, { do: 'compel' }> {
  const cards = randomRef(random);
  const time = cards.the === 'rest' ? { for: 'this turn' as const } : lasting(random);
  return { do: 'compel', cards, onto: 'this', ...time };
}
