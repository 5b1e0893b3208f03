import type { CardSet } from '../set/card-set.ts';
import { nearestOf, quoted } from '../set/problem.ts';

/** What is said of a name that no card of the set has, with the nearest one that does. */
export function unknownCard(name: string, set: CardSet): { message: string; nearest?: string } {
  const hint = nearestOf(
    name,
    set.designs.map((design) => design.name),
  );
  const guess = hint.nearest ? ` Did you mean ${hint.nearest}?` : '';
  return { message: `There is no card named ${quoted(name)}.${guess}`, ...hint };
}
