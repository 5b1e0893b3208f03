import { type CardId, SEATS } from '@cardscape/kernel';
import { type Duel, deployed, underSlot, unitOf } from './duel.ts';
import { fire } from './fire.ts';
import { CHARACTER } from './slots.ts';
import { hpOf, LEAST_HP, maxHpOf } from './values.ts';

/**
 * Makes a change of the table or of levels: all standing effects are taken back before it and worked out
 * anew after it. Changes within it, or within the functions that work effects out, are part of it.
 */
export function change<T>(duel: Duel, run: () => T): T {
  if (duel.settling) return run();
  const before = takeBack(duel);
  const result = run();
  workOut(duel, before);
  return result;
}

/** Works out all standing effects anew, without a change. */
export function settle(duel: Duel): void {
  change(duel, () => undefined);
}

/** Takes all standing effects back; gives the HP that cards had with them. */
function takeBack(duel: Duel): Map<CardId, number> {
  duel.settling = true;
  const before = new Map<CardId, number>();
  for (const id of allDeployed(duel)) before.set(id, hpOf(duel, id));
  for (const id of standing(duel)) {
    fire(duel, id, 'undoBuffs');
    fire(duel, id, 'undoBlocks');
  }
  // What a script has not taken back itself is dropped.
  for (const id of allDeployed(duel)) {
    const unit = unitOf(duel, id);
    if (!unit) continue;
    keep(unit.buffs, ({ aura }) => !aura);
    unit.blocks.length = 0;
  }
  return before;
}

function workOut(duel: Duel, before: ReadonlyMap<CardId, number>): void {
  for (const id of standing(duel)) fire(duel, id, 'applyBlocks');
  for (const id of standing(duel)) fire(duel, id, 'applyBuffs');
  for (const id of allDeployed(duel)) {
    const unit = unitOf(duel, id);
    if (!unit || unit.dying) continue;
    const least = Math.min(LEAST_HP, before.get(id) ?? LEAST_HP);
    unit.damage = Math.max(0, Math.min(unit.damage, maxHpOf(duel, id) - least));
  }
  duel.settling = false;
}

/** The cards whose standing effects count: the deployed ones, and those under the characters. */
function standing(duel: Duel): CardId[] {
  return SEATS.flatMap((seat) => [
    ...deployed(duel, seat),
    ...underSlot(duel, seat, CHARACTER),
    ...duel.state.inserted.flatMap(({ card, seat: whose }) =>
      whose === seat && !unitOf(duel, card) ? [card] : [],
    ),
  ]);
}

function allDeployed(duel: Duel): CardId[] {
  return [...deployed(duel, 0), ...deployed(duel, 1)];
}

/** Removes what does not hold from a list, in place. */
export function keep<T>(list: T[], holds: (item: T) => boolean): void {
  let kept = 0;
  for (const item of list) if (holds(item)) list[kept++] = item;
  list.length = kept;
}
