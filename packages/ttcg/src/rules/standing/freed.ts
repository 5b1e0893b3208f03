import type { CardId } from '@cardscape/kernel';
import { type Duel, textsOf } from '../position/duel.ts';
import { forcesOn } from './forces.ts';

/** R-T142. May a tapped card use this effect, once in a turn, as it was tapped for the other one? */
export function isOtherFreed(duel: Duel, id: CardId, effect: 0 | 1): boolean {
  const there = duel.state.field[id];
  if (!there || there.tapped === 0 || !textsOf(duel).otherUse) return false;
  if (there.tappedFor === effect || there.uses[effect] > 0) return false;
  return forcesOn(duel, id).some(
    ({ act }) => act.do === 'allow' && act.what === 'activate the other effect',
  );
}
