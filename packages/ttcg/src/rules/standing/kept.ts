import type { CardId } from '@cardscape/kernel';
import type { Cause } from '../chain/cause.ts';
import { fitsMaker } from '../meaning/described.ts';
import type { Duel } from '../position/duel.ts';
import { forcesOn } from './forces.ts';

/** Is a card kept from something when certain cards would do it? */
export function isKeptFromBy(duel: Duel, id: CardId, deed: string, { card, kind }: Cause): boolean {
  if (!card || kind === 'rule') return false;
  return forcesOn(duel, id).some(({ act, seat, source }) => {
    if (act.do !== 'forbid' || act.from !== deed || !act.by) return false;
    const scope = { you: seat, doer: seat, source, that: [], rest: [], event: null };
    return fitsMaker(duel, scope, card, act.by);
  });
}
