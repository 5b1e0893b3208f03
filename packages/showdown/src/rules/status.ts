import { type CardId, opponentOf, type Seat } from '@cardscape/kernel';
import { byEffect, destroy } from './destroy.ts';
import {
  controllerOf,
  type Duel,
  inSlot,
  isBoss,
  isMob,
  ownerOf,
  sheetOf,
  shown,
  unitOf,
} from './duel.ts';
import { fire, fireSides, inEvent } from './fire.ts';
import type { Ailment } from './position.ts';
import { leaveTable, shiftSlot, tellMove, toPile } from './relocate.ts';
import { change } from './settle.ts';
import { EQUIP_SLOTS, FIELD, MOB_SLOTS } from './slots.ts';

const POINTCUTS: Record<Ailment, string> = {
  stun: 'Stun',
  silence: 'Silence',
  hijack: 'Hijack',
  away: 'Away',
};

/** Stuns, silences, hijacks or sends a card away for some turns; the longer time counts (4.4.3). */
export function afflict(duel: Duel, id: CardId, kind: Ailment, turns: number): void {
  const unit = unitOf(duel, id);
  if (!unit || turns <= 0) return;
  const { type } = sheetOf(duel, id).design;
  if (kind === 'hijack' && (type === 'char' || (unit.hijack === 0 && !hijack(duel, id)))) return;
  change(duel, () => {
    unit[kind] = Math.max(unit[kind], Math.trunc(turns));
  });
  duel.log?.push({ type: 'ailing', target: shown(duel, id), kind, turns: unit[kind] });
  const name = POINTCUTS[kind];
  inEvent(duel, { values: [unit[kind]], pointers: [id], target: id }, () => {
    fire(duel, id, `onReceive${name}`);
    fireSides(duel, controllerOf(duel, id), `onReceive${name}Card`, `onOpponentReceive${name}Card`);
  });
}

/** A card changes sides; one that finds no place there is destroyed (4.5.5). Gives whether it moved. */
function hijack(duel: Duel, id: CardId): boolean {
  const seat = opponentOf(ownerOf(duel, id));
  if (controllerOf(duel, id) === seat) return true;
  const slot = freeSlotFor(duel, seat, id);
  if (slot === undefined) {
    destroy(duel, id, byEffect(duel, seat));
    return false;
  }
  shiftSlot(duel, id, seat, slot);
  return true;
}

/** A hijacked card goes back to its owner's side, or to their hand if there is no place. */
export function comeBack(duel: Duel, id: CardId): void {
  const owner = ownerOf(duel, id);
  if (controllerOf(duel, id) === owner) return;
  const slot = freeSlotFor(duel, owner, id);
  if (slot !== undefined) shiftSlot(duel, id, owner, slot);
  else {
    leaveTable(duel, id, () => toPile(duel, id, owner, 'hand'));
    tellMove(duel, id, owner, 'table', 'hand');
  }
}

/** A free slot for a card on a side: none if it has no place there, or would be a second boss. */
export function freeSlotFor(duel: Duel, seat: Seat, id: CardId): number | undefined {
  const sheet = sheetOf(duel, id);
  if (isBoss(sheet) && hasBoss(duel, seat, id)) return undefined;
  if (isMob(sheet)) return MOB_SLOTS.find((slot) => inSlot(duel, seat, slot) === undefined);
  if (sheet.design.type === 'equip')
    return EQUIP_SLOTS.find((slot) => inSlot(duel, seat, slot) === undefined);
  if (sheet.design.type === 'field')
    return inSlot(duel, seat, FIELD) === undefined ? FIELD : undefined;
  return undefined;
}

/** Has a side a Jr. Boss or Boss, other than this card? */
export function hasBoss(duel: Duel, seat: Seat, but?: CardId): boolean {
  return MOB_SLOTS.some((slot) => {
    const there = inSlot(duel, seat, slot);
    return there !== undefined && there !== but && isBoss(sheetOf(duel, there));
  });
}

/** Puts damage over turns on a card; that of the same source is overwritten (4.5.4). */
export function poison(
  duel: Duel,
  id: CardId,
  source: CardId,
  damage: number,
  turns: number,
): void {
  const unit = unitOf(duel, id);
  if (!unit || turns <= 0) return;
  const known = unit.dots.find((dot) => dot.source === source);
  if (known) Object.assign(known, { damage, turns });
  else unit.dots.push({ source, damage, turns });
  duel.log?.push({ type: 'dot', target: shown(duel, id), damage, turns });
}
