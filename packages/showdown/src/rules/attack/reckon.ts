import { type CardId, opponentOf, type Seat } from '@cardscape/kernel';
import { fire, fireSide, inPart } from '../pointcuts/fire.ts';
import { controllerOf, type Duel, equipsOf, mobsOf, sheetOf, unitOf } from '../position/duel.ts';
import { fieldBlockOf, useFieldBlock } from '../position/field-block.ts';
import { attackBonusOf, blockBonusOf, fighterOf } from '../position/values.ts';
import { LIMIT, STATE } from './attack-codes.ts';
import type { Blow } from './blow.ts';
import { targetKind } from './targets.ts';

/** How much an attack does, and of what that is made (R-S4). */
export interface Reckoning {
  /** Before the target's defense, without equipment. */
  readonly attack: number;
  /** Bonuses that the attacker may use or leave. */
  readonly optional: readonly EquipBonus[];
  readonly block: number;
  readonly damage: number;
  /** Inserted cards whose `onCalcNextAttack` has taken part. */
  readonly next: readonly CardId[];
}

/** What an equipment adds to an attack. */
export interface EquipBonus {
  readonly card: CardId;
  readonly amount: number;
  readonly charged: boolean;
}

/** What each attack on an equipment does (4.4.4). */
const GEAR_DAMAGE = 10;

/** What each mob of a character blocks for it. */
const MOB_BLOCK = 10;

/** Is the damage as it stands, whatever else is there? */
export function isFixed({ limit }: Pick<Blow, 'limit'>): boolean {
  return limit === LIMIT.damage || limit === LIMIT.slotDamage;
}

/**
 * Works an attack out, as a part of the event that the attack is. While it is only thought of, `chosen`
 * is nothing and all equipment counts; when it is made, only the equipment chosen.
 */
export function reckon(
  duel: Duel,
  blow: Blow,
  target: CardId,
  chosen?: readonly CardId[],
): Reckoning {
  if (targetKind(duel, target) === 'Equip') return plainly(GEAR_DAMAGE);
  if (isFixed(blow)) return plainly(blow.damage);
  const commit = chosen !== undefined;
  const state = commit ? STATE.apply : STATE.think;
  duel.event.flags.ZTCG_ATTACKSTATE = state;
  const { attack, bonus, multiplier, still, next } = callAttack(duel, blow, target, commit);
  const optional = still ? [] : equipBonuses(duel, blow, target, attack, bonus, chosen);
  const used = optional.reduce((sum, { amount }) => sum + amount, 0);
  const spare = still ? 0 : bonus + used + duel.state.players[blow.seat].nextAttack;
  const total = Math.max(0, multiplied(attack + spare, still ? 100 : multiplier));
  const block = callDefense(duel, blow, target, commit);
  const damage = callResult(duel, blow, target, total, block);
  return { attack: attack + (still ? 0 : bonus), optional, block, damage, next };
}

/** A multiplied damage is rounded to the nearest ten, halves up. */
function multiplied(damage: number, percent: number): number {
  return percent === 100 ? damage : Math.floor((damage * percent + 500) / 1000) * 10;
}

function plainly(damage: number): Reckoning {
  return { attack: damage, optional: [], block: 0, damage: Math.max(0, damage), next: [] };
}

function flagsOf(duel: Duel, blow: Blow, target: CardId) {
  return {
    ZTCG_ATKSRC: blow.source,
    ZTCG_ATKRES: blow.limit,
    ZTCG_TARGETTYPE: targetKind(duel, target) === 'Character' ? 0 : 1,
  };
}

function callAttack(duel: Duel, blow: Blow, target: CardId, commit: boolean) {
  const { seat, attacker } = blow;
  const fighter = attacker === null ? null : fighterOf(duel, attacker);
  const unit = fighter === null ? null : unitOf(duel, fighter);
  const base = blow.damage + (fighter === null ? 0 : attackBonusOf(duel, fighter));
  const percent = 100 + (unit?.multiplier ?? 0);
  const next: CardId[] = [];
  let still = false;
  const event = {
    flags: flagsOf(duel, blow, target),
    values: [base, 0, commit ? 1 : 0, percent],
    commitAt: 2,
  };
  const { values } = inPart(duel, event, () => {
    const stops = [
      attacker === null ? 0 : fire(duel, attacker, 'onCalcAttack'),
      fireSide(duel, seat, 'onCalcAttackCard'),
      fireSide(duel, opponentOf(seat), 'onOpponentCalcAttackCard'),
    ];
    still = stops.some((stop) => stop !== 0);
    for (const card of waitingOf(duel, seat))
      if (fire(duel, card, 'onCalcNextAttack') !== 0) next.push(card);
  });
  const [attack, bonus, , multiplier] = values;
  return { attack, bonus, multiplier, still, next };
}

/** The cards that a player has inserted, each once. */
function waitingOf({ state }: Duel, seat: Seat): Set<CardId> {
  return new Set(state.inserted.filter((one) => one.seat === seat).map(({ card }) => card));
}

function equipBonuses(
  duel: Duel,
  blow: Blow,
  target: CardId,
  attack: number,
  bonus: number,
  chosen: readonly CardId[] | undefined,
): EquipBonus[] {
  const found: EquipBonus[] = [];
  const commit = chosen === undefined ? 0 : 1;
  const flags = flagsOf(duel, blow, target);
  const call = (card: CardId, pointcut: string): number => {
    let amount = 0;
    const values = [attack, bonus, commit, blow.damage];
    inPart(duel, { flags, values, commitAt: 2 }, () => {
      amount = fire(duel, card, pointcut);
    });
    return amount;
  };
  for (const card of equipsOf(duel, blow.seat)) {
    if (chosen && !chosen.includes(card)) continue;
    const amount = call(card, 'onEquipBuff');
    if (amount !== 0) found.push({ card, amount, charged: false });
    const unit = unitOf(duel, card);
    if (!unit || unit.charges <= 0) continue;
    const charged = call(card, 'onEquipBuffWithCharge');
    if (charged !== 0) found.push({ card, amount: charged, charged: true });
  }
  return found;
}

function callDefense(duel: Duel, blow: Blow, target: CardId, commit: boolean): number {
  const foe = controllerOf(duel, target);
  const isCharacter = targetKind(duel, target) === 'Character';
  const shield = isCharacter ? MOB_BLOCK * mobsOf(duel, foe).length + fieldBlockOf(duel, foe) : 0;
  if (isCharacter && commit && !duel.preview) useFieldBlock(duel, foe);
  let open = false;
  const event = {
    flags: flagsOf(duel, blow, target),
    values: [shield + blockBonusOf(duel, target), commit ? -1 : 0],
    commitAt: 1,
  };
  let gear = 0;
  const { values } = inPart(duel, event, () => {
    const stops = [
      fire(duel, target, 'onCalcDefense'),
      fireSide(duel, foe, 'onCalcDefenseCard'),
      fireSide(duel, opponentOf(foe), 'onOpponentCalcDefenseCard'),
    ];
    open = stops.some((stop) => stop !== 0);
    for (const card of equipsOf(duel, foe)) gear += fire(duel, card, 'onEquipBlockDamage');
  });
  return open ? 0 : Math.max(0, values[0] + gear);
}

function callResult(duel: Duel, blow: Blow, target: CardId, attack: number, block: number): number {
  const damage = Math.max(0, attack - block);
  const foe = controllerOf(duel, target);
  let said = 0;
  const event = { flags: flagsOf(duel, blow, target), values: [damage, attack, block] };
  const { values } = inPart(duel, event, () => {
    said = fireSide(duel, foe, 'onBlockResultDamage');
    said = fireSide(duel, opponentOf(foe), 'onOpponentBlockResultDamage') || said;
  });
  return Math.max(0, said !== 0 ? said : values[0]);
}

/** The character's own name for an attack: what its card is called. */
export function attackerName(duel: Duel, { attacker }: Blow): string {
  return attacker === null ? 'an effect' : sheetOf(duel, attacker).design.name;
}
