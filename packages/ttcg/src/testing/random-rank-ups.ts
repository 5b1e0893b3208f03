import type { Random } from '@cardscape/kernel';
import { meansAnyType, namesType } from '../language/tree/overrules.ts';
import type { Action } from '../language/tree/tree.ts';
import { actingOn, chance, maybe, one, randomCards, TEST } from './random-cards.ts';
import { onField } from './random-changes.ts';
import { randomDuration, tellingCard } from './random-conditions.ts';

const yes = () => true as const;

/** Ranking up as an act. */
export function randomRankUp(random: Random): Extract<Action, { do: 'rankUp' }> {
  return {
    do: 'rankUp',
    cards: onField(random),
    ...maybe(random, 2, 'with', () => randomCards(random, actingOn('rankUpWith', false))),
    ...maybe(random, 3, 'anyType', yes),
    ...maybe(random, 4, 'anyRank', yes),
  };
}

/** What may be ranked up beside what the rules allow. */
export function randomPermit(random: Random): Extract<Action, { do: 'allowRankUp' }> {
  const place = one(random, [undefined, undefined, 'discard', 'hand or discard'] as const);
  const act = {
    do: 'allowRankUp',
    cards: onField(random),
    with: { ...tellingCard(random, TEST), ...(place && { place, whose: 'your' as const }) },
    ...maybe(random, 3, 'anyRank', yes),
    ...maybe(random, 2, 'for', () => randomDuration(random)),
  } as const;
  const anyType = !namesType(act) && (meansAnyType(act) || chance(random, 3));
  return anyType ? { ...act, anyType } : act;
}
