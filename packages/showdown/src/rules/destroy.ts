import { type CardId, cardOf, opponentOf, type Seat } from '@cardscape/kernel';
import { LIMIT, REMOVED, SOURCE } from './attack-codes.ts';
import { controllerOf, type Duel, isMob, ownerOf, sheetOf, shown, unitOf } from './duel.ts';
import { fire, fireSide, fireSides, inEvent } from './fire.ts';
import { leaveTable, toPile } from './relocate.ts';
import { graveOf } from './slots.ts';
import { LEAST_HP, maxHpOf } from './values.ts';

/** Who destroys a card: an attacker with the flags of its attack, or an effect. */
export interface Destroyer {
  readonly attacker: CardId | null;
  readonly seat: Seat;
  readonly source: number;
  readonly limit: number;
}

/** An effect that destroys, rather than an attack. */
export function byEffect(duel: Duel, seat: Seat): Destroyer {
  return { attacker: duel.source, seat, source: SOURCE.none, limit: LIMIT.none };
}

/**
 * Destroys a deployed card, unless something saves it. A character stays where it is: the match is over
 * when what is under way has been done. Returns whether it was destroyed.
 */
export function destroy(duel: Duel, id: CardId, by: Destroyer): boolean {
  const unit = unitOf(duel, id);
  if (!unit) return false;
  unit.dying = true;
  const owner = controllerOf(duel, id);
  const event = {
    flags: { ZTCG_ATKSRC: by.source, ZTCG_ATKRES: by.limit, ZTCG_REMOVETYPE: REMOVED.destroyed },
    values: [1],
    pointers: [by.attacker, id],
    target: id,
  };
  const { values } = inEvent(duel, event, () => {
    if (by.attacker !== null) fire(duel, by.attacker, 'onExecuteAttackAndInterceptDestroyed');
    fire(duel, id, 'onReceiveAttackAndInterceptDestroyed');
  });
  if (unitOf(duel, id) !== unit) return false;
  if (values[0] === 0) {
    spare(duel, id);
    return false;
  }
  const kind = kindOf(duel, id);
  inEvent(duel, event, () => {
    fire(duel, id, 'onReceiveAttackAndSentToDiscardPile');
    if (kind !== 'Character')
      fireSides(duel, owner, `on${kind}SentToDiscardPile`, `onOpponent${kind}SentToDiscardPile`);
  });
  if (unitOf(duel, id) !== unit) return false;
  unit.dying = true;
  if (kind !== 'Character') bury(duel, id);
  duel.state.players[by.seat].tally.destroyed++;
  inEvent(duel, event, () => {
    if (by.attacker !== null) fire(duel, by.attacker, 'onExecuteAttackAndDestroyed');
    fire(duel, id, 'onReceiveAttackAndDestroyed');
    fireSide(duel, opponentOf(owner), `onAttackOpponent${kind}Destroyed`);
    fireSide(duel, owner, `onAttack${kind}Destroyed`);
  });
  if (kind !== 'Character') tellDestroyed(duel, id, owner);
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
  leaveTable(duel, id, () => toPile(duel, id, ownerOf(duel, id), 'grave'));
}

/** The pointcuts of a card that was removed from the table, after it is gone. */
function tellDestroyed(duel: Duel, id: CardId, seat: Seat): void {
  tellRemoved(duel, id, seat, REMOVED.destroyed);
  const event = { flags: { ZTCG_REMOVETYPE: REMOVED.destroyed }, pointers: [id], target: id };
  inEvent(duel, event, () => {
    fire(duel, id, 'onDestroy');
    fireSides(duel, seat, 'onCardDestroyed', 'onOpponentCardDestroyed');
    const { type } = sheetOf(duel, id).design;
    if (type === 'equip')
      fireSides(duel, seat, 'onEquipmentDestroyed', 'onOpponentEquipmentDestroyed');
    if (type === 'field') fireSides(duel, seat, 'onFieldDestroyed', 'onOpponentFieldDestroyed');
  });
}

/** The pointcuts of a card that has come to a graveyard from elsewhere. */
function tellRemoved(duel: Duel, id: CardId, seat: Seat, how: number): void {
  const event = { flags: { ZTCG_REMOVETYPE: how }, pointers: [id], target: id };
  inEvent(duel, event, () => {
    fire(duel, id, 'onMoveToDiscardPile');
    fireSides(duel, seat, 'onCardMovedToDiscardPile', 'onOpponentCardMovedToDiscardPile');
  });
}

/** Discards a card of a hand or deck; `by` is who brought it about. */
export function discard(duel: Duel, id: CardId, seat: Seat, by: Seat, random = false): void {
  const { table } = duel.state;
  toPile(duel, id, ownerOf(duel, id), 'grave');
  if (cardOf(table, id).zone !== graveOf(ownerOf(duel, id))) return;
  duel.log?.push({ type: 'discarded', seat, subject: shown(duel, id) });
  tellRemoved(duel, id, seat, REMOVED.discarded);
  const flags = { ZTCG_REMOVETYPE: REMOVED.discarded, ZTCG_PLAYERTYPE: by === seat ? 1 : 0 };
  inEvent(duel, { flags, pointers: [id], target: id }, () => {
    fire(duel, id, 'onDiscard');
    fireSides(duel, seat, 'onDiscardCard', 'onOpponentDiscardCard');
    if (!random) return;
    fire(duel, id, 'onRandomDiscard');
    fireSides(duel, seat, 'onRandomDiscardCard', 'onOpponentRandomDiscardCard');
  });
}
