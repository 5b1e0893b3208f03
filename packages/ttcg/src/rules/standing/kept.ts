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
  for (const { act, seat, source } of forcesOn(duel, id)) {
    if (act.do !== 'forbid' || act.from !== deed || !act.by) continue;
    const scope = eyesOf(seat, seat, source);
    const { acting } = act.by;
    if (acting && !isSuch(duel, scope, acting, madeOf(duel, card, by ?? seat, via))) continue;
    if (fitsMaker(duel, scope, card, act.by)) return true;
  }
  return false;
}

const OWN: ReadonlySet<string> = new Set(['be tapped', 'be untapped']);
