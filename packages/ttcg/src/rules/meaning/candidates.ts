import type { CardId } from '@cardscape/kernel';
import type { CardSlot } from '../../language/tree/slots.ts';
import type { Act, Pick } from '../../language/tree/tree.ts';
import { aimOf } from '../book/aims.ts';
import { causeIn } from '../chain/cause.ts';
import { type Duel, refOf } from '../position/duel.ts';
import { type Scope, speakingOf } from '../position/scope.ts';
import { forcesOn, isKeptFrom } from '../standing/forces.ts';
import { isKeptFromBy } from '../standing/kept.ts';
import { wardsOff } from '../standing/work-out.ts';
import { fitsCard } from './filter.ts';
import { cardsIn, pool } from './pool.ts';
import { suits } from './suits.ts';

/** The cards that can be chosen for a slot of an act, as they really lie. */
export function candidates(
  duel: Duel,
  scope: Scope,
  act: Act,
  slot: number,
  { looks }: CardSlot,
  pick: Pick,
): CardId[] {
  const { count } = pick;
  const n = typeof count === 'object' && 'n' in count ? count.n : 1;
  const found = pool(duel, scope, pick.card, looks, n);
  return found.filter((id) => isWithinReach(duel, scope, act, slot, pick, id));
}

/** Are there so many cards that can be chosen? Looks no further than it must. */
export function hasCandidates(
  duel: Duel,
  scope: Scope,
  act: Act,
  slot: number,
  one: CardSlot,
  pick: Pick,
  needed: number,
): boolean {
  if (pick.card.most) return candidates(duel, scope, act, slot, one, pick).length >= needed;
  let missing = needed;
  if (missing <= 0) return true;
  for (const id of cardsIn(duel, scope, pick.card, one.looks)) {
    if (!fitsCard(duel, scope, id, pick.card)) continue;
    if (isWithinReach(duel, scope, act, slot, pick, id) && --missing === 0) return true;
  }
  return false;
}

/** Can a card that fits be chosen, and would the act do anything to it? */
function isWithinReach(
  duel: Duel,
  scope: Scope,
  act: Act,
  slot: number,
  pick: Pick,
  id: CardId,
): boolean {
  const chosen = pick.count !== 'all' && pick.by !== 'random';
  return (
    !isImmune(duel, scope, id) &&
    // What is paid with is no target.
    !(chosen && !scope.pays && isUntargetable(duel, scope, id)) &&
    // Chosen when it is not tapped for its effect yet (R-T45).
    !(chosen && act.do === 'untap' && id === scope.source.card) &&
    suits(duel, scope, act, slot, id) &&
    (act.do !== 'target' || leadsOn(duel, scope, act, id))
  );
}

/** "One card under a unit": a card chosen on the way to others must have some of them. */
function leadsOn(duel: Duel, scope: Scope, act: Act, id: CardId): boolean {
  const aim = aimOf(act);
  if (!aim) return true;
  const { act: next, slot, one, pick, needed } = aim;
  const onward = speakingOf(scope, [refOf(duel, id)]);
  return hasCandidates(duel, onward, next, slot, one, pick, needed);
}

/** Is a card out of reach of the effects of the source? */
export function isImmune(duel: Duel, { source, via }: Scope, id: CardId): boolean {
  return id !== source.card && wardsOff(duel, forcesOn(duel, id), source, undefined, via);
}

function isUntargetable(duel: Duel, scope: Scope, id: CardId): boolean {
  if (!duel.state.field[id]) return false;
  if (isKeptFrom(duel, id, 'be targeted')) return true;
  return isKeptFromBy(duel, id, 'be targeted', causeIn(scope));
}
