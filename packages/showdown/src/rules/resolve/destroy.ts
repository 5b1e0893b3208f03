import { type CardId, cardOf, opponentOf, type Seat } from '@cardscape/kernel';
import { DESTROYING, LIMIT, REMOVED, SOURCE } from '../attack/attack-codes.ts';
import { setValues } from '../pointcuts/event-frame.ts';
import { fire, fireSide, fireSides, inEvent, inPart } from '../pointcuts/fire.ts';
import {
  controllerOf,
  type Duel,
  isMob,
  ownerOf,
  sheetOf,
  shown,
  unitOf,
} from '../position/duel.ts';
import { graveOf, pileOf } from '../position/slots.ts';
import { LEAST_HP, maxHpOf } from '../position/values.ts';
import { tellDiscarded, tellMove, tellRemoved, toPile } from './relocate.ts';

/** Who destroys a card: an attacker with the flags of its attack, or an effect. */
export interface Destroyer {
  readonly attacker: CardId | null;
  readonly seat: Seat;
  readonly source: number;
  readonly limit: number;
  /** What the attack did; an effect counts as a great deal. */
  readonly damage: number;
  /** Is it an attack that is under way? */
  readonly isAttack: boolean;
}

/** An effect that destroys, rather than an attack. */
export function byEffect(duel: Duel, seat: Seat): Destroyer {
  return {
    attacker: duel.source,
    seat,
    source: SOURCE.none,
    limit: LIMIT.none,
    damage: DESTROYING,
    isAttack: false,
  };
}

/**
 * Destroys a deployed card, unless something saves it. A character stays where it is: the match is over
 * when what is under way has been done. Returns whether it was destroyed.
 */
export function destroy(duel: Duel, id: CardId, by: Destroyer): boolean {
  // What is being destroyed is not destroyed once more by what that sets off.
  if (!unitOf(duel, id) || duel.perishing.has(id)) return false;
  const flags = {
    ZTCG_ATKSRC: by.source,
    ZTCG_ATKRES: by.limit,
    ZTCG_REMOVETYPE: REMOVED.destroyed,
    ZTCG_TARGETTYPE: kindOf(duel, id) === 'Character' ? 0 : 1,
  };
  let destroyed = false;
  const perish = () => {
    duel.perishing.add(id);
    destroyed = isDoomed(duel, id, by) && carryOut(duel, id, by);
    duel.perishing.delete(id);
  };
  // What an attack destroys is part of the attack.
  if (by.isAttack) inPart(duel, { flags }, perish);
  else inEvent(duel, { flags, pointers: [by.attacker, id], target: id }, perish);
  return destroyed;
}

/** Does nothing save the card? One that is saved lives on with little. */
function isDoomed(duel: Duel, id: CardId, { attacker }: Destroyer): boolean {
  const unit = unitOf(duel, id);
  if (!unit) return false;
  unit.dying = true;
  const { values } = duel.event;
  setValues(duel.event, 1);
  if (attacker !== null) fire(duel, attacker, 'onExecuteAttackAndInterceptDestroyed');
  fire(duel, id, 'onReceiveAttackAndInterceptDestroyed');
  if (unitOf(duel, id) !== unit) return false;
  if (values[0] === 0) spare(duel, id);
  return values[0] !== 0;
}

/** The card goes, and those concerned hear of it: before, while it is still there, and after. */
function carryOut(
  duel: Duel,
  id: CardId,
  { attacker, seat, damage, isAttack }: Destroyer,
): boolean {
  const unit = unitOf(duel, id);
  const kind = kindOf(duel, id);
  const owner = controllerOf(duel, id);
  setValues(duel.event, damage);
  fire(duel, id, 'onReceiveAttackAndSentToDiscardPile');
  if (kind !== 'Character')
    fireSides(duel, owner, `on${kind}SentToDiscardPile`, `onOpponent${kind}SentToDiscardPile`);
  if (!unit || unitOf(duel, id) !== unit) return false;
  unit.dying = true;
  if (kind !== 'Character') bury(duel, id);
  const player = duel.state.players[seat];
  player.tally.destroyed++;
  player.killed ||= isAttack;
  setValues(duel.event, damage);
  if (attacker !== null) fire(duel, attacker, 'onExecuteAttackAndDestroyed');
  fire(duel, id, 'onReceiveAttackAndDestroyed');
  fireSide(duel, opponentOf(owner), `onAttackOpponent${kind}Destroyed`);
  fireSide(duel, owner, `onAttack${kind}Destroyed`);
  if (kind !== 'Character') tellDestroyed(duel, id, owner, isAttack);
  return true;
}

/** A card that was about to be destroyed lives on, with little. */
function spare(duel: Duel, id: CardId): void {
  const unit = unitOf(duel, id);
  if (!unit) return;
  unit.dying = false;
  const most = maxHpOf(duel, id);
  if (unit.damage >= most) unit.damage = Math.max(0, most - LEAST_HP);
}

type Kind = 'Mob' | 'Equip' | 'Character' | 'Field';

function kindOf(duel: Duel, id: CardId): Kind {
  const sheet = sheetOf(duel, id);
  if (isMob(sheet)) return 'Mob';
  if (sheet.design.type === 'equip') return 'Equip';
  return sheet.design.type === 'field' ? 'Field' : 'Character';
}

/** Sends a deployed card to its owner's graveyard. */
function bury(duel: Duel, id: CardId): void {
  const seat = controllerOf(duel, id);
  duel.log?.push({ type: 'destroyed', seat, subject: shown(duel, id) });
  toPile(duel, id, ownerOf(duel, id), 'grave');
}

/**
 * The pointcuts of a card that was removed from the table, after it is gone. What scripts have pointed at
 * holds to the end, and so do the flags of an attack.
 */
function tellDestroyed(duel: Duel, id: CardId, seat: Seat, isAttack: boolean): void {
  tellRemoved(duel, id, seat, REMOVED.destroyed);
  const { flags: all, pointers } = duel.event;
  const flags = isAttack ? all : { ZTCG_REMOVETYPE: REMOVED.destroyed };
  const event = { flags, pointers: [id, ...pointers.slice(1)], target: id };
  inEvent(duel, event, () => {
    fire(duel, id, 'onDestroy');
    fireSides(duel, seat, 'onCardDestroyed', 'onOpponentCardDestroyed');
    const { type } = sheetOf(duel, id).design;
    if (type === 'equip')
      fireSides(duel, seat, 'onEquipmentDestroyed', 'onOpponentEquipmentDestroyed');
    if (type === 'field') fireSides(duel, seat, 'onFieldDestroyed', 'onOpponentFieldDestroyed');
  });
}

/**
 * Removes a card of a hand, which discards it, or of a deck or build tree. A deployed card is destroyed
 * instead, and a character stays where it is (R-S31).
 */
export function discard(duel: Duel, id: CardId, seat: Seat, isRandom = false): void {
  if (unitOf(duel, id)) {
    if (kindOf(duel, id) !== 'Character') destroy(duel, id, byEffect(duel, duel.sourceSeat));
    return;
  }
  const { table } = duel.state;
  const { zone } = cardOf(table, id);
  const from = pileOf(zone)?.kind;
  const grave = graveOf(ownerOf(duel, id));
  toPile(duel, id, ownerOf(duel, id), 'grave');
  if (cardOf(table, id).zone !== grave) return;
  if (from === 'hand') duel.log?.push({ type: 'discarded', seat, subject: shown(duel, id) });
  else tellMove(duel, id, seat, zone, grave);
  tellDiscarded(duel, id, seat, from, isRandom);
}
