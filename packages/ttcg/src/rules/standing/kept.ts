import type { CardId } from '@cardscape/kernel';
import type { Cause } from '../chain/cause.ts';
import { fitsMaker } from '../meaning/described.ts';
import { isSuch, madeOf } from '../meaning/such-effect.ts';
import type { Duel } from '../position/duel.ts';
import { eyesOf } from '../position/scope.ts';
import { forcesOn } from './forces.ts';

/** Is a card kept from something when certain cards would do it? */
export function isKeptFromBy(
  duel: Duel,
  id: CardId,
  deed: string,
  { card, kind, by, via }: Cause,
): boolean {
  if (!card || kind === 'rule') return false;
  // R-T134. What a card does to itself it is not kept from.
  if (card.card === id && OWN.has(deed)) return false;
  return forcesOn(duel, id).some(({ act, seat, source }) => {
    if (act.do !== 'forbid' || act.from !== deed || !act.by) return false;
    const scope = eyesOf(seat, seat, source);
    if (act.by.acting && !isSuch(duel, scope, act.by.acting, madeOf(duel, card, by ?? seat, via)))
      return false;
    return fitsMaker(duel, scope, card, act.by);
  });
}

const OWN: ReadonlySet<string> = new Set(['be tapped', 'be untapped']);
