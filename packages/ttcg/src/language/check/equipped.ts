import { equipsItself, speaksOfEquippedUnit } from '../effect-type.ts';
import type { EffectType, Event } from '../tree/tree.ts';
import type { Case } from './case.ts';

/** "The equipped unit" in an effect that has none. */
export function checkEquipped(checked: Case): void {
  checkEquips(checked);
  checkOutlived(checked);
}

const TYPES_WHILE_EQUIPPED: readonly EffectType[] = ['equip', 'continuous', 'latent', 'passive'];

function checkEquips(checked: Case): void {
  const { effect, type, acts } = checked;
  const { when } = effect;
  if (type === 'equip' && when && when.at !== 'while' && acts.some(equipsItself))
    checked.complain('An equip effect equips when it is used; name no type for one that waits.');
  if (TYPES_WHILE_EQUIPPED.includes(type) || !speaksOfEquippedUnit(effect)) return;
  if (acts.some((act) => act.do === 'equip')) return;
  checked.complain(`"the equipped unit": ${type} effects do not equip; an equip effect does.`);
}

/** What destroys a unit also takes what is equipped to it, which cannot tell of it (R-T11, R-T71). */
const ENDS: readonly Event['what'][] = ['destroyed', 'leaves'];

function checkOutlived(checked: Case): void {
  const { when, sentences } = checked.effect;
  const outlives =
    (when?.at === 'event' && endsEquipped(when.event)) ||
    sentences.some(({ on }) => on && !on.would && endsEquipped(on.event));
  if (!outlives) return;
  checked.complain(
    '"The equipped unit": this card goes with it; say "when this card is destroyed".',
  );
}

const endsEquipped = (event: Event): boolean =>
  'card' in event &&
  event.card === 'equipped' &&
  (ENDS.includes(event.what) || (event.what === 'sent' && event.to === 'discard'));
