import { SEATS } from '@cardscape/kernel';
import { isWatching } from '../chain/watching.ts';
import { type Duel, isFaceDown, rolesOf, sheetOf } from '../position/duel.ts';
import { programIn } from '../position/link.ts';
import { scopeOf } from '../position/scope.ts';
import { calledIn, wouldHappen, wouldTakePlace } from './deed.ts';
import type { Deed } from './deed-kinds.ts';

/**
 * Is there anything to be seen that could take the place of a deed to a card of the field or to a player? Whether it can
 * be done may hang on cards that are hidden, and is not asked.
 */
export function mayBeReplaced(duel: Duel, deed: Deed): boolean {
  const one = wouldHappen(duel, deed);
  const byCard = SEATS.some((seat) =>
    rolesOf(duel, seat).replaces.some(
      (id) =>
        !isFaceDown(duel, id) &&
        sheetOf(duel, id).programs.some((program, effect) =>
          wouldTakePlace(duel, id, program, effect, one),
        ),
    ),
  );
  return (
    byCard ||
    duel.state.watches.some((watch) => {
      const { on } = programIn(duel, watch.link).effect.sentences[watch.sentence] ?? {};
      if (!on?.would || !isWatching(duel, watch)) return false;
      return calledIn(duel, scopeOf(watch.link), on, one) !== undefined;
    })
  );
}
