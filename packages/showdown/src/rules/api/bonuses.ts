import { type CardId, opponentOf, type Seat } from '@cardscape/kernel';
import { askAnswer } from '../asking/ask.ts';
import { characterOf, type Duel, deployed, inSlot, unitOf } from '../position/duel.ts';
import type { Ailment, Buff } from '../position/position.ts';
import { FIELD } from '../position/slots.ts';
import { wound } from '../resolve/health.ts';
import { grow, harmless, keep, settle } from '../resolve/settle.ts';
import { sendAway } from '../resolve/status.ts';
import { type FilterArguments, filterOf, passes } from './filter.ts';

/** What a bonus changes. */
interface Amounts {
  readonly attack: number;
  readonly hp: number;
  readonly block: number;
}

/** Puts a bonus on a card; one of the same source takes its place. */
function give(
  duel: Duel,
  id: CardId,
  source: CardId | null,
  { attack, hp, block }: Amounts,
  turns: number,
  aura: boolean,
): void {
  const unit = unitOf(duel, id);
  if (!unit) return;
  const from = source ?? duel.source ?? id;
  const standing = aura && duel.settling === 'applying';
  harmless(duel, id, () => {
    const { buffs } = unit;
    const known = buffs.find((buff) => buff.source === from && buff.aura === aura);
    keep(buffs, (buff) => buff !== known);
    const most = Math.max(known?.turns ?? 0, turns);
    buffs.push({ source: from, attack, hp, block, turns: most, aura, standing });
  });
}

/** Has a source given some card a bonus for some turns? */
function hasNewBuff({ state }: Duel, source: CardId): boolean {
  return state.units.some((unit) =>
    unit?.buffs.some((buff) => buff.source === source && !buff.aura),
  );
}

/** Takes bonuses of a source off a card; without a source, those with just these amounts. */
function takeOff(duel: Duel, id: CardId, which: (buff: Buff) => boolean): void {
  const unit = unitOf(duel, id);
  if (unit) harmless(duel, id, () => keep(unit.buffs, (buff) => !which(buff)));
}

/** The cards that an aura reaches: 1 passes the player over, 2 the adversary, 3 none. */
function auraCards(
  duel: Duel,
  seat: Seat,
  mode: number | undefined,
  source: CardId | null,
  filter: FilterArguments,
): CardId[] {
  const foe = opponentOf(seat);
  const both = isFieldOf(duel, seat, source) && inSlot(duel, foe, FIELD) !== undefined;
  // A field for all serves those who have none of their own (R-S10).
  const all: Seat[] = both ? [seat] : [0, 1];
  const seats: Seat[] = mode === 1 ? [foe] : mode === 2 ? [seat] : all;
  const asked = filterOf(...filter);
  return seats.flatMap((side) =>
    deployed(duel, side).filter((id) => passes(duel, seat, id, asked)),
  );
}

function isFieldOf(duel: Duel, seat: Seat, source: CardId | null): boolean {
  return source !== null && inSlot(duel, seat, FIELD) === source;
}

const KINDS: readonly Ailment[] = ['stun', 'silence', 'hijack', 'away'];
/** With this mode an aura leaves its own source out. */
const OTHERS_ONLY = 1;

/** Rules of bonuses, auras and what keeps damage away. */
export const BONUS_RULES = {
  insertTimedAura: (duel: Duel, seat: Seat, design: number, turns: number) => {
    if (turns > 0) duel.state.players[seat].auras.push({ design, turns });
  },
  countTimedAura: (duel: Duel, seat: Seat, design: number) =>
    duel.state.players[seat].auras.filter((aura) => aura.design === design).length,
  newBuff: (
    duel: Duel,
    id: CardId | null,
    source: CardId | null,
    attack: number,
    hp: number,
    block: number,
    turns: number,
  ) => {
    if (id !== null) give(duel, id, source, { attack, hp, block }, Math.max(1, turns), false);
  },
  updateBuff: (
    duel: Duel,
    id: CardId | null,
    source: CardId | null,
    attack: number,
    hp: number,
    block: number,
  ) => {
    const buff =
      id === null ? undefined : unitOf(duel, id)?.buffs.find((one) => one.source === source);
    if (id === null || !buff) return;
    harmless(duel, id, () => {
      buff.attack += attack;
      buff.hp += hp;
      buff.block += block;
    });
  },
  removeBuff: (
    duel: Duel,
    id: CardId | null,
    source: CardId | null,
    attack: number,
    hp: number,
    block: number,
  ) => {
    if (id === null) return;
    takeOff(duel, id, (buff) =>
      source === null
        ? buff.attack === attack && buff.hp === hp && buff.block === block
        : buff.source === source,
    );
  },
  incrementBuffEffect: (duel: Duel, _: Seat, source: CardId | null) => {
    if (source === null) return;
    grow(duel, (growing) => growing.push(source));
    // What was given by `newBuff` is there already; else it is given at once.
    if (!hasNewBuff(duel, source)) settle(duel);
  },
  applyTargetBonus: (
    duel: Duel,
    seat: Seat,
    id: CardId | null,
    source: CardId | null,
    attack: number,
    hp: number,
    block: number,
    ...filter: FilterArguments
  ) => {
    if (id !== null && passes(duel, seat, id, filterOf(...filter)))
      give(duel, id, source, { attack, hp, block }, 0, true);
  },
  removeTargetBonus: (duel: Duel, _: Seat, id: CardId | null, source: CardId | null) => {
    if (id !== null) takeOff(duel, id, (buff) => buff.aura && buff.source === source);
  },
  applyAuraBonus: (
    duel: Duel,
    seat: Seat,
    mode: number | undefined,
    whom: number | undefined,
    source: CardId | null,
    attack: number,
    hp: number,
    block: number,
    ...filter: FilterArguments
  ) => {
    for (const id of auraCards(duel, seat, mode, source, filter))
      if (whom !== OTHERS_ONLY || id !== source)
        give(duel, id, source, { attack, hp, block }, 0, true);
  },
  removeAuraBonus: (duel: Duel, _: Seat, __: number | undefined, source: CardId | null) => {
    for (const seat of [0, 1] as const)
      for (const id of deployed(duel, seat))
        takeOff(duel, id, (buff) => buff.aura && buff.source === source);
  },
  hasBlockAura: (duel: Duel, id: CardId | null, kind: number | undefined, source: CardId | null) =>
    id !== null &&
    (unitOf(duel, id)?.blocks.some(
      (block) => block.kind === KINDS[kind ?? -1] && block.source === source,
    ) ??
      false),
  applyBlockAura: (
    duel: Duel,
    id: CardId | null,
    number: number | undefined,
    source: CardId | null,
  ) => {
    const kind = KINDS[number ?? -1];
    const unit = id === null ? null : unitOf(duel, id);
    if (!unit || !kind) return;
    unit.blocks.push({ kind, source, standing: duel.settling === 'applying' });
    // Outside of `applyBlocks` it works at once.
    settle(duel);
  },
  removeBlockAura: (
    duel: Duel,
    id: CardId | null,
    number: number | undefined,
    source: CardId | null,
  ) => {
    const unit = id === null ? null : unitOf(duel, id);
    if (!unit) return;
    const kind = KINDS[number ?? -1];
    keep(unit.blocks, (block) => block.kind !== kind || block.source !== source);
    settle(duel);
  },
  preventDamage: (
    duel: Duel,
    seat: Seat,
    source: CardId | null,
    whose: number | undefined,
    count: number,
  ) => {
    const { prevents } = duel.state.players[seat];
    const from = source ?? duel.source ?? characterOf(duel, seat);
    keep(prevents, (one) => one.source !== from);
    if (count > 0) prevents.push({ source: from, charactersOnly: whose === 1, count });
  },
  hpDrainPrevent: (duel: Duel, seat: Seat, own: number, target: CardId | null, damage: number) => {
    if (target === null || duel.preview) return false;
    const matter = { target, damage, instead: own };
    if (askAnswer(duel, seat, 'drain', 2, matter) !== 0) return false;
    wound(duel, characterOf(duel, seat), own);
    return true;
  },
  sendPlayerAway: (
    duel: Duel,
    seat: Seat,
    source: CardId | null,
    who: number | undefined,
    turns: number,
  ) => {
    const character = characterOf(duel, who === 0 ? opponentOf(seat) : seat);
    sendAway(duel, character, source ?? duel.source ?? character, turns);
  },
};
