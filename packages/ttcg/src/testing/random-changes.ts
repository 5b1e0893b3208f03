import { below, type Random } from '@cardscape/kernel';
import type { Cards, Change, Destination } from '../language/tree/tree.ts';
import { actingOn, chance, maybe, one, randomCards } from './random-cards.ts';
import { randomAmount } from './random-conditions.ts';

/** Cards on the field that you act on. */
export const onField = (random: Random): Cards => randomCards(random, actingOn('field', false));

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
  if (chance(random, 5)) return { op: one(random, ['double', 'halve'] as const) };
  const op = one(random, ['gain', 'gain', 'lose', 'become'] as const);
  return { op, amount: randomAmount(random, step) };
}
