import { didYouMean, nearestOf, type Problem, quoted } from '@cardscape/kernel';
import type { CardSet } from '../set/card-set.ts';

/** What is said of a name that no card of the set has, with the nearest one that does. */
export function unknownCard(name: string, set: CardSet): Pick<Problem, 'message' | 'nearest'> {
  const hint = nearestOf(
    name,
    set.designs.map((design) => design.name),
  );
  const message = `There is no card named ${quoted(name)}.${didYouMean(hint.nearest)}`;
  return { message, ...hint };
}
