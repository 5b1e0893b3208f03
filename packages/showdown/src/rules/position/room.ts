import { type CardId, moveCard, type Seat } from '@cardscape/kernel';
import { cardsUnder, type Duel, inSlot, isBoss, isMob, sheetOf, tableToChange } from './duel.ts';
import { EQUIP_SLOTS, FIELD, MOB_SLOTS, slotZone, underZone } from './slots.ts';

/**
 * A free slot for a card on a side, other than one that is about to be filled: none if it has no place
 * there, or would be a second boss.
 */
export function freeSlotFor(
  duel: Duel,
  seat: Seat,
  id: CardId,
  filled?: string,
): number | undefined {
  const sheet = sheetOf(duel, id);
  const isFree = (slot: number) =>
    inSlot(duel, seat, slot) === undefined && slotZone(seat, slot) !== filled;
  if (isBoss(sheet) && hasBoss(duel, seat, id)) return undefined;
  if (isMob(sheet)) return MOB_SLOTS.find(isFree);
  if (sheet.design.type === 'equip') return EQUIP_SLOTS.find(isFree);
  return sheet.design.type === 'field' && isFree(FIELD) ? FIELD : undefined;
}

/** Has a side a Jr. Boss or Boss, other than this card? */
export function hasBoss(duel: Duel, seat: Seat, but?: CardId): boolean {
  return MOB_SLOTS.some((slot) => {
    const there = inSlot(duel, seat, slot);
    return there !== undefined && there !== but && isBoss(sheetOf(duel, there));
  });
}

/** Moves a deployed card, with all that lies under it, to a slot of either side, as it is. */
export function moveSlot(duel: Duel, id: CardId, seat: Seat, slot: number): void {
  const under = [...cardsUnder(duel, id)];
  const table = tableToChange(duel);
  moveCard(table, id, slotZone(seat, slot));
  for (const card of under) moveCard(table, card, underZone(seat, slot), 'bottom');
}
