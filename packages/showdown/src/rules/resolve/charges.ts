import type { CardId } from '@cardscape/kernel';
import { fire } from '../pointcuts/fire.ts';
import { type Duel, unitOf } from '../position/duel.ts';

/** Gives an equipment its charges for the turn; one that comes to the table has them at once (R-S16). */
export function recharge(duel: Duel, id: CardId): void {
  const unit = unitOf(duel, id);
  if (unit) unit.charges = Math.max(0, fire(duel, id, 'onEquipRefreshCharges'));
}
