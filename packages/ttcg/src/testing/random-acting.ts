import { below, type Random } from '@cardscape/kernel';
import type { Acting, CardFilter, EffectType, Would } from '../language/tree/tree.ts';
import { chance, maybe, one, randomFilter, speakingOf } from './random-cards.ts';

const STYLES: readonly EffectType[] = [
  'normal',
  'continuous',
  'counter',
  'equip',
  'latent',
  'dormant',
  'passive',
  'overload',
  'echo',
  'pulse',
];
const SIDES = ['you', 'opponent'] as const;

const anyCard = (random: Random): CardFilter => randomFilter(random, speakingOf('anywhere'));

/** Cards whose effects are spoken of, and sometimes which of their effects. */
export const randomMaker = (random: Random, card = anyCard(random)): CardFilter => ({
  ...card,
  ...maybe(random, 4, 'acting', () => randomActing(random)),
});

function randomActing(random: Random): Acting {
  const acting = {
    ...maybe(random, 2, 'style', () => one(random, STYLES)),
    ...maybe(random, 2, 'would', () => randomWould(random)),
    ...maybe(random, 6, 'answering', () => anyCard(random)),
  };
  return Object.keys(acting).length > 0 ? acting : { style: one(random, STYLES) };
}

function randomWould(random: Random): Would {
  const card = chance(random, 4) ? ('this' as const) : anyCard(random);
  switch (below(random, 5)) {
    case 0:
      return { does: 'send', card, to: one(random, ['hand', 'deck', 'discard'] as const) };
    case 1:
      return { does: 'change', card, stat: one(random, ['attack', 'defense', 'rank'] as const) };
    case 2:
      return { does: 'prevent', what: one(random, ['attack', 'effect'] as const) };
    case 3:
      return {
        does: one(random, ['draw', 'discard', 'mill', 'search', 'gain points', 'lose points']),
        ...maybe(random, 2, 'who', () => one(random, SIDES)),
      };
    default:
      return {
        does: one(random, [
          'destroy',
          'tap',
          'untap',
          'reveal',
          'swap',
          'move',
          'play',
          'rank up',
          'take control of',
          'equip',
        ]),
        card,
      };
  }
}
