import { zoneOf } from '@cardscape/kernel';
import { slotsOf } from '../../language/tree/slots.ts';
import type { Act } from '../../language/tree/tree.ts';
import type { Program } from '../book/program.ts';
import { deckDrawnBy } from '../meaning/amounts.ts';
import { doersOf } from '../meaning/doers.ts';
import type { Duel } from '../position/duel.ts';
import type { Scope } from '../position/scope.ts';
import { deckOf } from '../position/zones.ts';
import { reachable } from './can-do.ts';

/**
 * Would an effect change nothing if it were used now, for all that everybody can see? Then nobody is
 * stopped to be asked for it (R-T7).
 */
export function isIdle(duel: Duel, scope: Scope, { type, effect, first }: Program): boolean {
  if (type === 'continuous' || type === 'equip' || type === 'overload') return false;
  if (effect.sentences.length > 1 || first.cost || first.now.length === 0) return false;
  return effect.sentences[0]?.acts.every((act) => isIdleAct(duel, scope, act)) ?? false;
}

function isIdleAct(duel: Duel, scope: Scope, act: Act): boolean {
  if (act.do === 'draw' || act.do === 'mill')
    return doersOf(duel, scope, act.who).every(
      (seat) => zoneOf(duel.state.table, deckOf(deckDrawnBy(seat, act))).cards.length === 0,
    );
  const slots = slotsOf(act);
  return slots.some((one, slot) => {
    if (one.cards.the !== 'pick') return false;
    const { count } = one.cards;
    const mayBeNone = count === 'any' || (typeof count === 'object' && 'upTo' in count);
    if (!mayBeNone) return false;
    return reachable(duel, scope, act, slot, one, one.cards, 'public').length === 0;
  });
}
