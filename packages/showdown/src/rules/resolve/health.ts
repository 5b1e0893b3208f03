import { type CardId, opponentOf, type Seat } from '@cardscape/kernel';
import { fireSides, inEvent, inPart, tellAll } from '../pointcuts/fire.ts';
import { controllerOf, type Duel, sheetOf, shown, unitOf } from '../position/duel.ts';
import { hpOf, maxHpOf } from '../position/values.ts';

/** How much of some damage a deployed card takes: at most the HP it has. */
export function woundOf(duel: Duel, id: CardId, amount: number): number {
  const unit = unitOf(duel, id);
  if (!unit || unit.dying) return 0;
  return Math.max(0, Math.min(Math.trunc(amount), hpOf(duel, id)));
}

/** Takes HP from a deployed card, at most what it has; gives how much. It may be dying afterwards. */
export function wound(duel: Duel, id: CardId, amount: number): number {
  const unit = unitOf(duel, id);
  const dealt = woundOf(duel, id, amount);
  if (!unit || dealt === 0) return 0;
  // Written from what is left: what bonuses have done to the count is settled with it.
  unit.damage = maxHpOf(duel, id) - hpOf(duel, id) + dealt;
  unit.dying = unit.damage >= maxHpOf(duel, id);
  const { state } = duel;
  state.quiet = 0;
  state.players[opponentOf(controllerOf(duel, id))].tally.damage += dealt;
  if (!duel.preview)
    duel.log?.push({ type: 'damaged', target: shown(duel, id), damage: dealt, hp: hpOf(duel, id) });
  return dealt;
}

const INTERCEPTED = {
  own: 'onInterceptRefreshCard',
  opponent: 'onInterceptOpponentRefreshCard',
};
const REFRESHED = {
  itself: 'onRefresh',
  own: 'onRefreshCard',
  opponent: 'onOpponentRefreshCard',
};

/** Heals a deployed card for a player, up to its MaxHP; the pointcuts may change how much. */
export function heal(duel: Duel, seat: Seat, id: CardId, amount: number): boolean {
  return refresh(duel, id, amount, (healed) => recover(duel, seat, id, healed)) > 0;
}

/** Gives a card HP back in the way that is said, with the pointcuts of it; gives how much. */
export function refresh(
  duel: Duel,
  id: CardId,
  amount: number,
  give: (amount: number) => number,
): number {
  if (!unitOf(duel, id)) return 0;
  let healed = 0;
  const { own, opponent } = INTERCEPTED;
  inEvent(duel, { values: [amount], pointers: [id], target: id }, () => {
    fireSides(duel, controllerOf(duel, id), own, opponent);
    healed = give(duel.event.values[0]);
    if (healed === 0) return;
    tellAll(duel, id, controllerOf(duel, id), REFRESHED, { values: [healed] }, inPart);
  });
  return healed;
}

/** Gives a card HP back without any pointcut, and tells it; gives how much. */
export function recover(duel: Duel, seat: Seat, id: CardId, amount: number): number {
  const healed = restore(duel, id, amount);
  if (healed === 0) return 0;
  duel.state.players[seat].tally.healing += healed;
  duel.log?.push({
    type: 'healed',
    seat,
    target: shown(duel, id),
    by: healed,
    hp: hpOf(duel, id),
  });
  return healed;
}

/**
 * Gives a card HP back, untold; gives how much. What is without HP lives on by it, a mob that is being
 * destroyed only if something saves it (R-S37).
 */
export function restore(duel: Duel, id: CardId, amount: number): number {
  const unit = unitOf(duel, id);
  if (!unit || amount <= 0) return 0;
  const missing = maxHpOf(duel, id) - hpOf(duel, id);
  const healed = Math.min(missing, Math.trunc(amount));
  unit.damage = missing - healed;
  const isFalling = duel.perishing.has(id) && sheetOf(duel, id).design.type !== 'char';
  if (healed > 0 && !isFalling) unit.dying = false;
  return healed;
}

/** Sets the HP of a card, within 0 and its MaxHP; at 0 it is dying. */
export function setHp(duel: Duel, id: CardId, hp: number): void {
  const unit = unitOf(duel, id);
  if (!unit) return;
  const most = maxHpOf(duel, id);
  const now = Math.max(0, Math.min(most, Math.trunc(hp)));
  unit.damage = most - now;
  unit.dying = now === 0;
}

/** Raises a card's MaxHP for good. */
export function raiseMaxHp(duel: Duel, id: CardId, by: number): boolean {
  const unit = unitOf(duel, id);
  if (!unit) return false;
  const hp = hpOf(duel, id);
  unit.raised += Math.trunc(by);
  unit.damage = Math.max(0, maxHpOf(duel, id) - hp);
  return true;
}
