import { type CardId, opponentOf, type Seat } from '@cardscape/kernel';
import { askWords } from '../ask.ts';
import { characterOf, type Duel, deployed, sheetOf, unitOf } from '../duel.ts';
import { fire } from '../fire.ts';
import { wound } from '../health.ts';
import type { Ailment, Buff } from '../position.ts';
import { keep } from '../settle.ts';
import { afflict } from '../status.ts';
import { type FilterArguments, filterOf, passes } from './filter.ts';

/** What a bonus changes. */
interface Amounts {
  readonly attack: number;
  readonly hp: number;
  readonly block: number;
}

/** Puts a bonus on a card; one of the same source takes its place, or grows if it is to. */
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
  const known = unit.buffs.find((buff) => buff.source === from && buff.aura === aura);
  if (!known) {
    unit.buffs.push({ source: from, attack, hp, block, turns, aura });
    return;
  }
  const grows = !aura && duel.state.growing.includes(from);
  known.attack = (grows ? known.attack : 0) + attack;
  known.hp = (grows ? known.hp : 0) + hp;
  known.block = (grows ? known.block : 0) + block;
  known.turns = Math.max(known.turns, turns);
}

/** Takes bonuses of a source off a card; without a source, those with just these amounts. */
function takeOff(duel: Duel, id: CardId, which: (buff: Buff) => boolean): void {
  const unit = unitOf(duel, id);
  if (unit) keep(unit.buffs, (buff) => !which(buff));
}

/** The cards that an aura reaches: 1 passes the player over, 2 the adversary, 3 none. */
function auraCards(
  duel: Duel,
  seat: Seat,
  mode: number | undefined,
  filter: FilterArguments,
): CardId[] {
  const seats: Seat[] = mode === 1 ? [opponentOf(seat)] : mode === 2 ? [seat] : [0, 1];
  const asked = filterOf(...filter);
  return seats.flatMap((side) =>
    deployed(duel, side).filter((id) => passes(duel, seat, id, asked)),
  );
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
    if (!buff) return;
    buff.attack += attack;
    buff.hp += hp;
    buff.block += block;
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
    if (!duel.state.growing.includes(source)) duel.state.growing.push(source);
    // A card that gives its bonus by standing gives it once more at once.
    if (!sheetOf(duel, source).hears.has('newBuff')) fire(duel, source, 'applyBuffs');
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
    for (const id of auraCards(duel, seat, mode, filter))
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
    if (!unit || !kind || source === null) return;
    unit.blocks.push({ kind, source });
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
    const { name } = sheetOf(duel, target).design;
    const prompt = `${name} would take ${damage} damage. Take ${own} with your character instead?`;
    if (askWords(duel, seat, 'drain', prompt, ['Take it', 'Let it happen']) !== 0) return false;
    wound(duel, characterOf(duel, seat), own);
    return true;
  },
  sendPlayerAway: (
    duel: Duel,
    seat: Seat,
    _: CardId | null,
    who: number | undefined,
    turns: number,
  ) => {
    const side = who === 0 ? opponentOf(seat) : seat;
    afflict(duel, characterOf(duel, side), 'away', turns);
  },
};
