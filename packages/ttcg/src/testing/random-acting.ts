import { below, type Random } from '@cardscape/kernel';
import type { Acting, CardFilter, Would } from '../language/tree/tree.ts';
import { EFFECT_TYPES } from '../set/kinds.ts';
import { chance, maybe, one, randomFilter, speakingOf } from './random-cards.ts';

const SIDES = ['you', 'opponent'] as const;

const anyCard = (random: Random): CardFilter => randomFilter(random, speakingOf('anywhere'));

/** Cards whose effects are spoken of, and sometimes which of their effects. */
export const randomMaker = (random: Random, card = anyCard(random)): CardFilter => ({
  ...card,
  ...maybe(random, 4, 'acting', () => randomActing(random)),
});

function randomActing(random: Random): Acting {
  const acting = {
    ...maybe(random, 2, 'style', () => one(random, EFFECT_TYPES)),
    ...maybe(random, 2, 'would', () => randomWould(random)),
    ...maybe(random, 6, 'answering', () => anyCard(random)),
  };
  return Object.keys(acting).length > 0 ? acting : { style: one(random, EFFECT_TYPES) };
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
        does: one(random, [
          ...(['draw', 'discard', 'mill', 'search'] as const),
          ...(['gain points', 'lose points', 'skip a phase', 'skip a turn'] as const),
        ]),
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
