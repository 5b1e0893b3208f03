import { type CardId, opponentOf, SEATS } from '@cardscape/kernel';
import { MAX_VALUE } from '../../interface/index.ts';
import { fire } from '../pointcuts/fire.ts';
import { controllerOf, type Duel, placeOfCard, shown, unitOf } from '../position/duel.ts';
import type { Block, Unit } from '../position/position.ts';
import { freeSlotFor, moveSlot } from '../position/room.ts';
import { CHARACTER, SLOT_COUNT } from '../position/slots.ts';
import { hpOf, LEAST_HP, maxHpOf } from '../position/values.ts';

/**
 * Makes a change of the table or of levels: all standing effects are taken back before it and worked out
 * anew after it. Changes within it, or within the functions that work effects out, are part of it.
 * Into the slot that the change fills nothing else comes meanwhile.
 */
export function change<T>(duel: Duel, run: () => T, filled?: string): T {
  if (duel.settling || !hasStanding(duel)) return run();
  const before = takeBack(duel, filled);
  const result = run();
  workOut(duel, before);
  return result;
}

/** Works out all standing effects anew, without a change. */
export function settle(duel: Duel): void {
  change(duel, () => undefined);
}

/** Can anything stand: has a card functions for that, or has a script put something up? */
function hasStanding({ cast, state }: Duel): boolean {
  const { hearers } = cast;
  if (hearers.has('applyBuffs') || hearers.has('applyBlocks')) return true;
  return state.units.some((unit) => unit && (unit.blocks.length > 0 || unit.buffs.some(isAura)));
}

const isAura = ({ aura }: { readonly aura: boolean }) => aura;

/** How cards were with all that stood: their HP by card number, and which were on the other side. */
interface Before {
  readonly hp: readonly number[];
  readonly swapped: readonly CardId[];
}

/** Takes all standing effects back; gives how cards were with them. */
function takeBack(duel: Duel, filled: string | undefined): Before {
  duel.settling = 'changing';
  const hp: number[] = [];
  const swapped: CardId[] = [];
  forEachUnit(duel, (id, unit) => {
    hp[id] = hpOf(duel, id);
    if (unit.swapped) swapped.push(id);
  });
  for (const id of standing(duel, 'undoBuffs')) fire(duel, id, 'undoBuffs');
  for (const id of standing(duel, 'undoBlocks')) fire(duel, id, 'undoBlocks');
  // What was given in this way is dropped, taken back or not; what was given otherwise stays.
  forEachUnit(duel, (id, unit) => {
    const { buffs, blocks } = unit;
    if (buffs.length > 0) keep(buffs, ({ standing }) => !standing);
    if (blocks.length > 0) keep(blocks, ({ standing }) => !standing);
    // Whom an aura has hijacked is worked out from where the cards belong (4.5.5).
    if (unit.swapped && unit.hijack === 0 && !blocks.some(isHijack))
      changeSides(duel, id, unit, filled);
  });
  return { hp, swapped };
}

const isHijack = ({ kind }: Block) => kind === 'hijack';

function workOut(duel: Duel, before: Before): void {
  duel.settling = 'applying';
  for (const id of standing(duel, 'applyBlocks')) fire(duel, id, 'applyBlocks');
  forEachUnit(duel, (id, unit) => {
    const isKept = !unit.swapped && unit.blocks.some(isHijack);
    // A card that finds no place on the other side is destroyed.
    if (isKept && !changeSides(duel, id, unit)) unit.dying = true;
  });
  for (const id of standing(duel, 'applyBuffs')) fire(duel, id, 'applyBuffs');
  forEachUnit(duel, (id, unit) => {
    spareHp(duel, id, unit, before.hp[id] ?? LEAST_HP);
    if (unit.swapped !== before.swapped.includes(id)) tellSwap(duel, id, unit);
  });
  duel.settling = false;
}

/** Tells that an aura has brought a card to the other side, or does so no more. */
function tellSwap(duel: Duel, id: CardId, { swapped }: Unit): void {
  if (duel.preview) return;
  const target = shown(duel, id);
  if (swapped) duel.log?.push({ type: 'ailing', target, kind: 'hijack', turns: MAX_VALUE });
  else duel.log?.push({ type: 'ended', target, kind: 'hijack' });
}

/** Moves a card to the other side, if there is a place for it. */
function changeSides(duel: Duel, id: CardId, unit: Unit, filled?: string): boolean {
  const seat = opponentOf(controllerOf(duel, id));
  const slot = freeSlotFor(duel, seat, id, filled);
  if (slot === undefined) return false;
  unit.swapped = !unit.swapped;
  moveSlot(duel, id, seat, slot);
  return true;
}

/** Changes how often the bonuses of some sources count. */
export function grow(duel: Duel, run: (growing: CardId[]) => void): void {
  const before: number[] = [];
  forEachUnit(duel, (id) => {
    before[id] = hpOf(duel, id);
  });
  run(duel.state.growing);
  forEachUnit(duel, (id, unit) => spareHp(duel, id, unit, before[id] ?? LEAST_HP));
}

/** Changes the bonuses of a card: losing some never destroys it (R-S5). */
export function harmless(duel: Duel, id: CardId, run: () => void): void {
  const unit = unitOf(duel, id);
  if (!unit) return;
  const before = hpOf(duel, id);
  run();
  if (!duel.settling) spareHp(duel, id, unit, before);
}

/** Leaves a card 10 HP, or what it had before if that was less. */
function spareHp(duel: Duel, id: CardId, unit: Unit, before: number): void {
  if (unit.dying || unit.damage === 0) return;
  const least = Math.min(LEAST_HP, before);
  unit.damage = Math.max(0, Math.min(unit.damage, maxHpOf(duel, id) - least));
}

function forEachUnit({ state: { units } }: Duel, see: (id: CardId, unit: Unit) => void): void {
  for (let id = 0; id < units.length; id++) {
    const unit = units[id];
    if (unit) see(id, unit);
  }
}

/**
 * The cards whose standing effects count: the deployed ones, those under the characters, and those that
 * a script has put among them or whose effect it has incremented; in the order of their places.
 */
function standing(duel: Duel, pointcut: string): readonly CardId[] {
  const hearers = duel.cast.hearers.get(pointcut);
  if (!hearers) return [];
  const found = hearers.filter((id) => stands(duel, id));
  if (found.length > 1) found.sort((a, b) => order(duel, a) - order(duel, b));
  return found;
}

/** Does a card give its bonuses now? */
function stands(duel: Duel, id: CardId): boolean {
  if (unitOf(duel, id)) return true;
  const place = placeOfCard(duel, id);
  if (place?.under && place.slot === CHARACTER) return true;
  const { inserted, growing } = duel.state;
  return inserted.some(({ card }) => card === id) || growing.includes(id);
}

function order(duel: Duel, id: CardId): number {
  const place = placeOfCard(duel, id);
  if (!place) return SEATS.length * 2 * SLOT_COUNT;
  return (place.seat * 2 + Number(place.under)) * SLOT_COUNT + place.slot;
}

/** Removes what does not hold from a list, in place. */
export function keep<T>(list: T[], holds: (item: T) => boolean): void {
  let kept = 0;
  for (const item of list) if (holds(item)) list[kept++] = item;
  list.length = kept;
}
