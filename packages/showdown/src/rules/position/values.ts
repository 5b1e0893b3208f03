import type { CardId } from '@cardscape/kernel';
import { controllerOf, type Duel, inSlot, isMob, placeOfCard, sheetOf, unitOf } from './duel.ts';
import type { Ailment, Buff } from './position.ts';

/** What auras leave a card at least (R-S5). */
export const LEAST_HP = 10;

/** A card's MaxHP now: as printed, raised for good, and with what is on it. */
export function maxHpOf(duel: Duel, id: CardId): number {
  const { hp } = sheetOf(duel, id).design;
  const unit = unitOf(duel, id);
  if (!unit) return hp;
  let most = hp + unit.raised;
  for (const buff of unit.buffs) most += buff.hp * timesOf(duel, buff);
  return Math.max(Math.min(LEAST_HP, hp), most);
}

/** How often a bonus counts: once, or as often as its source was incremented this turn. */
export function timesOf({ state: { growing } }: Duel, { source }: Pick<Buff, 'source'>): number {
  if (growing.length === 0) return 1;
  let times = 0;
  for (const one of growing) if (one === source) times++;
  return Math.max(1, times);
}

/** A card's HP now; a card that is not deployed has what is printed. */
export function hpOf(duel: Duel, id: CardId): number {
  const unit = unitOf(duel, id);
  if (!unit) return sheetOf(duel, id).design.hp;
  // Only damage destroys, not the coming and going of bonuses.
  const most = maxHpOf(duel, id);
  return unit.dying ? 0 : Math.max(Math.min(1, most), most - unit.damage);
}

/** What bonuses add to a card's attacks. */
export function attackBonusOf(duel: Duel, id: CardId): number {
  let bonus = 0;
  for (const buff of unitOf(duel, id)?.buffs ?? []) bonus += buff.attack * timesOf(duel, buff);
  return bonus;
}

/** What bonuses take off the damage that a card receives. */
export function blockBonusOf(duel: Duel, id: CardId): number {
  let bonus = 0;
  for (const buff of unitOf(duel, id)?.buffs ?? []) bonus += buff.block * timesOf(duel, buff);
  return bonus;
}

/** What a mob attacks with. */
export function attackOf(duel: Duel, id: CardId): number {
  return Math.max(0, sheetOf(duel, id).design.attack + attackBonusOf(duel, id));
}

/** Turns left of an ailment; at least 1 while a source keeps it up, or all mobs of a side have it. */
export function ailing(duel: Duel, id: CardId, kind: Ailment): number {
  const unit = unitOf(duel, id);
  if (!unit) return 0;
  if (unit[kind] > 0) return unit[kind];
  for (const block of unit.blocks) if (block.kind === kind) return 1;
  return kind in OF_ALL_MOBS && areAllAiling(duel, id, kind as keyof typeof OF_ALL_MOBS) ? 1 : 0;
}

const OF_ALL_MOBS = { stun: 'mobsStunned', silence: 'mobsSilenced' } as const;

function areAllAiling(duel: Duel, id: CardId, kind: keyof typeof OF_ALL_MOBS): boolean {
  const { players } = duel.state;
  const name = OF_ALL_MOBS[kind];
  if (!players[0][name] && !players[1][name]) return false;
  return isMob(sheetOf(duel, id)) && players[controllerOf(duel, id)][name];
}

/**
 * The card that an attack comes from: one of the build tree attacks as its character (R-S12), any other
 * card as itself.
 */
export function fighterOf(duel: Duel, id: CardId): CardId {
  const place = placeOfCard(duel, id);
  return place?.under ? (inSlot(duel, place.seat, place.slot) ?? id) : id;
}

/** Can a card make no attacks? */
export function isStunned(duel: Duel, id: CardId): boolean {
  return ailing(duel, id, 'stun') > 0;
}
