import { type CardId, opponentOf } from '@cardscape/kernel';
import { fireAloud, fireSides, inEvent } from '../pointcuts/fire.ts';
import { controllerOf, type Duel, ownerOf, sheetOf, shown, unitOf } from '../position/duel.ts';
import type { Ailment, Unit } from '../position/position.ts';
import { freeSlotFor } from '../position/room.ts';
import { byEffect, destroy } from './destroy.ts';
import { shiftSlot, tellMove, toPile } from './relocate.ts';
import { change, keep } from './settle.ts';

const POINTCUTS: Record<Ailment, string> = {
  stun: 'Stun',
  silence: 'Silence',
  hijack: 'Hijack',
  away: 'Away',
};

/** Stuns, silences or hijacks a card for some turns; the longer time counts (4.4.3). */
export function afflict(duel: Duel, id: CardId, kind: Ailment, turns: number): void {
  const unit = unitOf(duel, id);
  if (!unit || turns <= 0) return;
  const { type } = sheetOf(duel, id).design;
  if (kind === 'hijack' && (type === 'char' || (unit.hijack === 0 && !hijack(duel, id)))) return;
  put(duel, id, unit, kind, Math.max(unit[kind], Math.trunc(turns)));
}

/** Sends a card away for some turns; a source that has done so before writes that over (4.5.6). */
export function sendAway(duel: Duel, id: CardId, source: CardId, turns: number): void {
  const unit = unitOf(duel, id);
  if (!unit || turns <= 0) return;
  const again = unit.awayBy === source ? 0 : unit.away;
  if (turns >= again) unit.awayBy = source;
  put(duel, id, unit, 'away', Math.max(again, Math.trunc(turns)));
}

function put(duel: Duel, id: CardId, unit: Unit, kind: Ailment, turns: number): void {
  change(duel, () => {
    unit[kind] = turns;
  });
  duel.log?.push({ type: 'ailing', target: shown(duel, id), kind, turns: unit[kind] });
  const name = POINTCUTS[kind];
  // A hijacked card is taken from the side that it was on.
  const now = controllerOf(duel, id);
  const side = kind === 'hijack' ? opponentOf(now) : now;
  inEvent(duel, { values: [unit[kind]], pointers: [id], target: id }, () => {
    // The card hears even that it has been silenced.
    fireAloud(duel, id, `onReceive${name}`);
    fireSides(duel, side, `onReceive${name}Card`, `onOpponentReceive${name}Card`);
  });
}

/** A card changes sides; one that finds no place there is destroyed (4.5.5). Gives whether it moved. */
function hijack(duel: Duel, id: CardId): boolean {
  return unitOf(duel, id)?.swapped || swap(duel, id);
}

/** A hijacked card goes back to the side it came from, or to its owner's hand if there is no place. */
export function comeBack(duel: Duel, id: CardId): void {
  if (unitOf(duel, id)?.swapped && swap(duel, id)) tellEnd(duel, id, 'hijack');
}

/** Tells that an ailment is over. */
export function tellEnd(duel: Duel, id: CardId, kind: 'hijack' | 'away'): void {
  duel.log?.push({ type: 'ended', target: shown(duel, id), kind });
}

function swap(duel: Duel, id: CardId): boolean {
  const owner = ownerOf(duel, id);
  const seat = opponentOf(controllerOf(duel, id));
  const slot = freeSlotFor(duel, seat, id);
  const unit = unitOf(duel, id);
  if (slot !== undefined && unit) {
    unit.swapped = !unit.swapped;
    shiftSlot(duel, id, seat, slot);
    return true;
  }
  if (seat === owner) {
    toPile(duel, id, owner, 'hand');
    tellMove(duel, id, owner, 'table', 'hand');
  } else destroy(duel, id, byEffect(duel, seat));
  return false;
}

/** Puts damage over turns on a card; that of the same source is overwritten, by none too (4.5.4). */
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
  if (damage <= 0) {
    keep(unit.dots, (dot) => dot !== known);
    return;
  }
  if (known) Object.assign(known, { damage, turns });
  else unit.dots.push({ source, damage, turns });
  duel.log?.push({ type: 'dot', target: shown(duel, id), damage, turns });
}
