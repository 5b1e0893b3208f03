import { type CardId, opponentOf, type Seat } from '@cardscape/kernel';
import { askCard } from '../asking/ask.ts';
import { attack, strikeAll } from '../attack/attack.ts';
import { LIMIT, SOURCE } from '../attack/attack-codes.ts';
import type { Blow } from '../attack/blow.ts';
import { type Duel, equipsOf, isBoss, mobsOf, sheetOf, unitOf } from '../position/duel.ts';
import { fighterOf } from '../position/values.ts';
import { byEffect, destroy } from '../resolve/destroy.ts';
import { keep } from '../resolve/settle.ts';
import { onBoard } from './cards.ts';
import { type FilterArguments, filterOf, globalTargets, seatsIn } from './filter.ts';

/** An attack as a script orders it; what lies under a card attacks as that card (R-S12). */
function blowOf(
  duel: Duel,
  seat: Seat,
  attacker: CardId | null,
  damage: number,
  limit: number | undefined,
  source: number | undefined,
  strike: number | undefined,
  prevent: number | undefined,
  counter: number | undefined,
): Blow {
  return {
    seat,
    attacker: attacker === null ? null : fighterOf(duel, attacker),
    damage,
    limit: limit ?? LIMIT.none,
    source: source ?? SOURCE.none,
    sure: strike === 1,
    preventable: prevent !== 0,
    counterable: counter !== 1,
  };
}

/** An attack of so much for each card that is counted. */
function reave(
  duel: Duel,
  seat: Seat,
  attacker: CardId | null,
  each: number,
  mode: number | undefined,
  of: typeof mobsOf,
): boolean {
  const count = seatsIn(seat, mode).reduce<number>((sum, side) => sum + of(duel, side).length, 0);
  const source = attacker === null ? SOURCE.none : sourceOf(duel, fighterOf(duel, attacker));
  const blow = blowOf(duel, seat, attacker, each * count, LIMIT.none, source, 0, 1, 0);
  return attack(duel, blow).used;
}

/** What kind of source a card is. */
function sourceOf(duel: Duel, id: CardId): number {
  const { type } = sheetOf(duel, id).design;
  if (type === 'char') return SOURCE.character;
  if (type === 'equip') return SOURCE.equip;
  return type === 'action' ? SOURCE.action : SOURCE.mob;
}

/** Lets a player choose one of some cards to destroy. */
function choiceToDestroy(
  duel: Duel,
  seat: Seat,
  cards: readonly CardId[],
  destroys: 'mob' | 'equip',
): CardId | null {
  const id = askCard(duel, seat, 'destroy', cards, true, { destroys });
  if (id === undefined) return null;
  destroy(duel, id, byEffect(duel, seat));
  return id;
}

/** Rules of attacks and of destroying. */
export const ATTACK_RULES = {
  attack: (
    duel: Duel,
    seat: Seat,
    attacker: CardId | null,
    damage: number,
    limit: number | undefined,
    source: number | undefined,
    slot: number | undefined,
    strike: number | undefined,
    prevent: number | undefined,
    counter: number | undefined,
  ) => {
    const blow = blowOf(duel, seat, attacker, damage, limit, source, strike, prevent, counter);
    const isFixed = limit === LIMIT.slot || limit === LIMIT.slotDamage;
    if (isFixed && slot === undefined) return [false, null];
    const aimed = isFixed && slot !== undefined ? { ...blow, slot } : blow;
    const { used, target } = attack(duel, aimed);
    return [used, target];
  },
  attackGlobal: (
    duel: Duel,
    whom: number | undefined,
    seat: Seat,
    attacker: CardId | null,
    damage: number,
    source: number | undefined,
    strike: number | undefined,
    prevent: number | undefined,
    counter: number | undefined,
    filtered: number | undefined,
    ...filter: FilterArguments
  ) => {
    const asked = filtered === 1 ? filterOf(...filter) : null;
    const blow = blowOf(duel, seat, attacker, damage, LIMIT.slot, source, strike, prevent, counter);
    return strikeAll(duel, blow, globalTargets(duel, seat, whom, asked));
  },
  lastAttackKilled: (duel: Duel, seat: Seat) => duel.state.players[seat].killed,
  addExtraMobAttack: (duel: Duel, id: CardId | null, source: CardId | null, count: number) => {
    const unit = id === null ? null : unitOf(duel, id);
    if (!unit || id === null) return;
    const from = source ?? id;
    keep(unit.attackers, (one) => one.source !== from);
    unit.attackers.push({ source: from, count });
  },
  removeExtraMobAttack: (duel: Duel, id: CardId | null, source: CardId | null) => {
    const unit = id === null ? null : unitOf(duel, id);
    if (unit) keep(unit.attackers, (one) => one.source !== source);
  },
  increaseNextAttackDamage: (duel: Duel, seat: Seat, bonus: number) => {
    if (!duel.preview) duel.state.players[seat].nextAttack += bonus;
  },
  increaseDamageMultiplierByPercent: (duel: Duel, id: CardId | null, percent: number) => {
    const unit = id === null ? null : unitOf(duel, id);
    if (unit && !duel.preview) unit.multiplier += percent;
  },
  mobReaver: (
    duel: Duel,
    seat: Seat,
    attacker: CardId | null,
    each: number,
    mode: number | undefined,
  ) => reave(duel, seat, attacker, each, mode, mobsOf),
  equipReaver: (
    duel: Duel,
    seat: Seat,
    attacker: CardId | null,
    each: number,
    mode: number | undefined,
  ) => reave(duel, seat, attacker, each, mode, equipsOf),
  destroyMonster: (duel: Duel, seat: Seat) => {
    const mobs = mobsOf(duel, opponentOf(seat)).filter((id) => !isBoss(sheetOf(duel, id)));
    return choiceToDestroy(duel, seat, mobs, 'mob');
  },
  destroyEquipment: (duel: Duel, seat: Seat) =>
    choiceToDestroy(duel, seat, equipsOf(duel, opponentOf(seat)), 'equip'),
  destroyCard: (duel: Duel, seat: Seat, slot: number | undefined) => {
    const id = onBoard(duel, seat, slot);
    if (id === null || duel.preview || sheetOf(duel, id).design.type === 'char') return;
    destroy(duel, id, byEffect(duel, seat));
  },
};
