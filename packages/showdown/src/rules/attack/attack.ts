import { type CardId, opponentOf, type Seat } from '@cardscape/kernel';
import { ask, askAnswer, askCard } from '../asking/ask.ts';
import { setValues } from '../pointcuts/event-frame.ts';
import { fire, fireSide, fireViews, inEvent } from '../pointcuts/fire.ts';
import {
  controllerOf,
  type Duel,
  equipsOf,
  inSlot,
  isAway,
  placeOfCard,
  sheetOf,
  shown,
  unitOf,
} from '../position/duel.ts';
import { fighterOf, isStunned } from '../position/values.ts';
import { destroy } from '../resolve/destroy.ts';
import { wound, woundOf } from '../resolve/health.ts';
import { keep } from '../resolve/settle.ts';
import { LIMIT, STATE } from './attack-codes.ts';
import type { Blow } from './blow.ts';
import { type EquipBonus, isFixed, type Reckoning, reckon } from './reckon.ts';
import { isAlive, isOpen, targetKind, targetsFor } from './targets.ts';

/** Attacks within attacks beyond this many do not happen (R-S7). */
const DEEPEST_ATTACK = 32;

/** What an attack counts for in the steps of the script that orders it. */
const STRIKE_STEPS = 800;

/** How an attack went. */
export interface Struck {
  /** It was made, and neither prevented nor called off. */
  readonly used: boolean;
  readonly target: CardId | null;
}

const NOT_MADE: Struck = { used: false, target: null };

/** Lets a player aim an attack, or pass; then makes it. An attack on a slot is made at once (4.4.5). */
export function attack(duel: Duel, blow: Blow): Struck {
  if (!duel.preview) duel.state.players[blow.seat].killed = false;
  if (!canAttack(duel, blow)) return NOT_MADE;
  const targets = targetsFor(duel, blow);
  if (targets.length === 0)
    duel.log?.push({ type: 'aimless', seat: blow.seat, subject: subjectOf(duel, blow) });
  const target =
    blow.slot === undefined
      ? askCard(duel, blow.seat, 'target', targets, true, { blow })
      : targets[0];
  return target === undefined ? NOT_MADE : strike(duel, blow, target);
}

/** Is the attacker able to attack at all? */
export function canAttack(duel: Duel, { attacker, limit }: Blow): boolean {
  if (duel.preview || duel.attackDepth >= DEEPEST_ATTACK || limit === LIMIT.noTarget) return false;
  if (attacker === null) return true;
  const fighter = fighterOf(duel, attacker);
  return !isStunned(duel, fighter) && !isAway(duel, fighter);
}

/** Makes an attack on a target. */
export function strike(duel: Duel, ordered: Blow, aimed: CardId): Struck {
  const { seat } = ordered;
  duel.attackDepth++;
  // A script that attacks without end is stopped by its budget.
  duel.meter.steps -= STRIKE_STEPS;
  let struck = NOT_MADE;
  const event = {
    flags: {
      ZTCG_ATKSRC: ordered.source,
      ZTCG_ATKRES: ordered.limit,
      ZTCG_ATTACKSTATE: STATE.think,
      ZTCG_TARGETTYPE: typeFlag(duel, aimed),
      ZTCG_TRUESTRIKE: Number(ordered.sure),
      ZTCG_PREVENT: Number(ordered.preventable),
      ZTCG_COUNTER: Number(!ordered.counterable),
    },
    pointers: [ordered.attacker, aimed],
    target: aimed,
  };
  duel.state.players[seat].killed = false;
  inEvent(duel, event, () => {
    struck = carryOut(duel, ordered, aimed);
  });
  duel.attackDepth--;
  return struck;
}

const typeFlag = (duel: Duel, id: CardId) => (targetKind(duel, id) === 'Character' ? 0 : 1);

function carryOut(duel: Duel, ordered: Blow, aimed: CardId): Struck {
  const thought = think(duel, ordered, aimed);
  if (!unitOf(duel, aimed)) return NOT_MADE;
  const started = start(duel, ordered, aimed);
  if (!started) return NOT_MADE;
  const { blow, target } = launch(duel, started, aimed);
  // What is without HP already cannot fall once more: a card that attacks when one falls would not end.
  if (target === null || !isAlive(duel, target)) return NOT_MADE;
  const isSame = target === aimed && blow.attacker === ordered.attacker && !isStartHeard(duel);
  const { damage, next } = reckonMade(duel, blow, target, isSame ? thought : undefined);
  if (!unitOf(duel, target)) return NOT_MADE;
  const isGear = targetKind(duel, target) === 'Equip';
  if (!isGear && blow.preventable && isPrevented(duel, target, damage)) {
    tell(duel, blow, target, 0, 'prevented');
    return { used: false, target };
  }
  land(duel, blow, target, damage, next);
  return { used: true, target };
}

/** The attack is thought of once more before it is made; now cards may ask, and what they do counts. */
function think(duel: Duel, blow: Blow, target: CardId): Reckoning {
  setValues(duel.event, blow.damage);
  if (targetKind(duel, target) === 'Mob') fire(duel, target, 'onGetTargeted');
  return reckon(duel, blow, target);
}

const STARTING = [
  'onGetTargeted',
  'onStartAttack',
  'onOpponentStartAttack',
  'preventTargetCancel',
  'onLaunchAttack',
  'onInterceptAttack',
];

/** Can anything have changed what an attack does since it was thought of? */
function isStartHeard({ cast: { hearers } }: Duel): boolean {
  return STARTING.some((name) => hearers.has(name));
}

/** Marks that scripts have written the second value. */
const COUNTER_BIT = 2;

/** The attack begins: who is concerned may change whether it can be prevented and countered. */
function start(duel: Duel, blow: Blow, target: CardId): Blow | undefined {
  const { event } = duel;
  event.flags.ZTCG_ATTACKSTATE = STATE.apply;
  const foe = opponentOf(blow.seat);
  setValues(event, Number(blow.preventable), Number(!blow.counterable), blow.limit);
  event.written = 0;
  if (targetKind(duel, target) === 'Mob') fire(duel, target, 'onGetTargeted');
  fireSide(duel, blow.seat, 'onStartAttack');
  fireSide(duel, foe, 'onOpponentStartAttack');
  const [prevent, , limit] = event.values;
  const preventable = prevent !== 0;
  // Whatever scripts write there, IS_COUNTER or no, they write to keep counterattacks off (R-S29).
  const counterable = blow.counterable && (event.written & COUNTER_BIT) === 0;
  event.flags.ZTCG_PREVENT = Number(preventable);
  event.flags.ZTCG_COUNTER = Number(!counterable);
  if (limit === LIMIT.noTarget || fire(duel, target, 'preventTargetCancel') !== 0) return undefined;
  return { ...blow, preventable, counterable, limit };
}

/** The attack is launched: it can be turned on another card, or be made by another. */
function launch(
  duel: Duel,
  blow: Blow,
  aimed: CardId,
): { readonly blow: Blow; readonly target: CardId | null } {
  const { event } = duel;
  const foe = controllerOf(duel, aimed);
  const slotOf = (id: CardId | null) => (id === null ? -1 : (placeOfCard(duel, id)?.slot ?? -1));
  const [to, from] = [slotOf(aimed), slotOf(blow.attacker)];
  setValues(event, to, from);
  fireSide(duel, blow.seat, 'onLaunchAttack');
  fireSide(duel, foe, 'onInterceptAttack');
  let [attacker, target] = event.pointers;
  // Either can be changed by its card or by its slot.
  if (target === aimed && event.values[0] !== to)
    target = inSlot(duel, foe, event.values[0]) ?? aimed;
  if (attacker === blow.attacker && event.values[1] !== from)
    attacker = inSlot(duel, blow.seat, event.values[1]) ?? attacker;
  event.pointers[0] = attacker;
  event.pointers[1] = target;
  event.target = target;
  if (target !== null) event.flags.ZTCG_TARGETTYPE = typeFlag(duel, target);
  return { blow: attacker === blow.attacker ? blow : { ...blow, attacker }, target };
}

/** Works the attack out as it is made: the attacker chooses what equipment takes part. */
function reckonMade(
  duel: Duel,
  blow: Blow,
  target: CardId,
  thought: Reckoning | undefined,
): { readonly damage: number; readonly next: readonly CardId[] } {
  const gear = targetKind(duel, target) === 'Equip' || isFixed(blow);
  const chosen = gear ? [] : chooseGear(duel, blow, target, thought);
  const { damage, optional, next } = reckon(duel, blow, target, chosen);
  if (!gear) {
    spendCharges(duel, optional);
    duel.state.players[blow.seat].nextAttack = 0;
  }
  return { damage, next };
}

function chooseGear(
  duel: Duel,
  blow: Blow,
  target: CardId,
  thought: Reckoning | undefined,
): CardId[] {
  if (!equipsOf(duel, blow.seat).some((id) => addsDamage(duel, id))) return [];
  const { optional } = thought ?? thinkQuietly(duel, blow, target);
  const cards = [...new Set(optional.map(({ card }) => card))];
  const amountOf = (card: CardId) =>
    optional.reduce((sum, bonus) => (bonus.card === card ? sum + bonus.amount : sum), 0);
  const picks = ask(duel, {
    seat: blow.seat,
    kind: 'gear',
    count: cards.length,
    options: () => cards.map((card) => ({ act: 'gear', card })),
    min: 0,
    max: cards.length,
    matter: { blow, target, gear: cards.map((card) => ({ card, amount: amountOf(card) })) },
  });
  return picks.map((pick) => cards[pick] as CardId);
}

function addsDamage(duel: Duel, id: CardId): boolean {
  const { hears } = sheetOf(duel, id);
  return hears.has('onEquipBuff') || hears.has('onEquipBuffWithCharge');
}

function thinkQuietly(duel: Duel, blow: Blow, target: CardId): Reckoning {
  duel.preview = true;
  const thought = reckon(duel, blow, target);
  duel.preview = false;
  return thought;
}

function spendCharges(duel: Duel, used: readonly EquipBonus[]): void {
  for (const { card, charged } of used) {
    const unit = unitOf(duel, card);
    if (charged && unit) unit.charges--;
  }
}

/** Cards inserted for the next attack take part, and are done when they say so. */
function executeNext(duel: Duel, cards: readonly CardId[]): void {
  for (const card of cards) {
    const done = fire(duel, card, 'onExecuteNextAttack') !== 0;
    if (done) keep(duel.state.inserted, (one) => one.card !== card || one.kind !== 'next');
  }
}

/** Does the defender wear the attack out? What they may prevent, they are asked; then their cards. */
function isPrevented(duel: Duel, target: CardId, damage: number): boolean {
  const foe = controllerOf(duel, target);
  const isCharacter = targetKind(duel, target) === 'Character';
  const boon = duel.state.players[foe].prevents.find(
    ({ count, charactersOnly }) => count > 0 && (isCharacter || !charactersOnly),
  );
  if (boon && damage > 0 && wantsToPrevent(duel, foe, target, damage)) {
    boon.count--;
    return true;
  }
  setValues(duel.event, damage);
  return fireSide(duel, foe, 'onCheckPreventAttack') !== 0;
}

function wantsToPrevent(duel: Duel, seat: Seat, target: CardId, damage: number): boolean {
  return askAnswer(duel, seat, 'prevent', 2, { target, damage }) === 0;
}

/** The attack lands: damage, destruction or retaliation, and what else it sets off. */
function land(
  duel: Duel,
  blow: Blow,
  target: CardId,
  damage: number,
  next: readonly CardId[],
): void {
  const { event } = duel;
  const { seat, attacker } = blow;
  const foe = controllerOf(duel, target);
  if (!isFixed(blow) && targetKind(duel, target) !== 'Equip')
    hitNormally(duel, blow, target, damage);
  if (!unitOf(duel, target)) return;
  const dealt = woundOf(duel, target, damage);
  // Told before what it does, as people see it.
  tell(duel, blow, target, dealt, 'hit');
  wound(duel, target, damage);
  const killed = conclude(duel, blow, target, dealt);
  duel.state.players[seat].killed = killed;
  setValues(event, dealt);
  // The actors hear it wherever they are by now.
  if (attacker !== null) fire(duel, attacker, 'onExecuteAttack');
  fire(duel, target, 'onReceiveAttack');
  executeNext(duel, next);
  fireSide(duel, seat, 'onExecuteAttackCard');
  fireSide(duel, foe, 'onReceiveAttackCard');
  fireViews(duel, seat, 'onExecuteAttack');
  fireViews(duel, foe, 'onReceiveAttack');
  // Attacks that these have made are not the one that was ordered.
  duel.state.players[seat].killed = killed;
}

/** The card attacked is destroyed, or it survives and retaliates; gives whether it was destroyed. */
function conclude(duel: Duel, blow: Blow, target: CardId, dealt: number): boolean {
  const { seat, attacker, source, limit } = blow;
  const by = { attacker, seat, source, limit, damage: dealt, isAttack: true };
  if (unitOf(duel, target)?.dying && destroy(duel, target, by)) return true;
  if (!unitOf(duel, target)) return false;
  setValues(duel.event, dealt);
  if (blow.counterable && targetKind(duel, target) !== 'Equip')
    fire(duel, target, 'onApplyCounterAttack');
  setValues(duel.event, dealt);
  fireSide(duel, seat, 'onExecuteAttackAndSurvived');
  if (unitOf(duel, target)) fire(duel, target, 'onReceiveAttackAndSurvived');
  return false;
}

/** An ordinary attack, one that is not fixed, is about to hurt. */
function hitNormally(duel: Duel, { attacker }: Blow, target: CardId, damage: number): void {
  setValues(duel.event, damage);
  if (attacker !== null) fire(duel, attacker, 'onExecuteNormalAttack');
  fire(duel, target, 'onReceiveNormalAttack');
}

function tell(
  duel: Duel,
  blow: Blow,
  target: CardId,
  damage: number,
  how: 'hit' | 'prevented',
): void {
  duel.log?.push({
    type: 'attack',
    seat: blow.seat,
    subject: subjectOf(duel, blow),
    target: shown(duel, target),
    damage,
    how,
    ...(controllerOf(duel, target) === blow.seat && { within: true }),
  });
}

/** The card that makes an attack, as all see it. */
function subjectOf(duel: Duel, { attacker }: Blow) {
  return attacker === null ? null : shown(duel, attacker);
}

/** Attacks every one of some cards; gives whether any attack was used. */
export function strikeAll(duel: Duel, blow: Blow, targets: readonly CardId[]): boolean {
  let used = false;
  let killed = false;
  const player = duel.state.players[blow.seat];
  for (const target of targets) {
    if (!unitOf(duel, target) || isAway(duel, target) || !canAttack(duel, blow)) continue;
    if (!isOpen(duel, blow, target, controllerOf(duel, target))) continue;
    if (strike(duel, blow, target).used) used = true;
    killed ||= player.killed;
  }
  if (!duel.preview) player.killed = killed;
  return used;
}
