import type { CardId, Option, Seat } from '@cardscape/kernel';
import { atCard, type CardTarget } from '../asking/aims.ts';
import { ask } from '../asking/ask.ts';
import { type Duel, mobsOf, sheetOf, unitOf } from '../position/duel.ts';
import { canAttack, strike } from './attack.ts';
import { LIMIT, SOURCE } from './attack-codes.ts';
import type { Blow } from './blow.ts';
import { targetsFor } from './targets.ts';

/** The attack of a mob in the attack phase. */
export function mobBlow(duel: Duel, seat: Seat, attacker: CardId): Blow {
  return {
    seat,
    attacker,
    damage: sheetOf(duel, attacker).design.attack,
    limit: LIMIT.none,
    source: SOURCE.mob,
    sure: false,
    preventable: true,
    counterable: true,
  };
}

/** How many attacks a mob may still make this turn: one in all, or the most that an effect gives it. */
export function attacksLeft(duel: Duel, id: CardId): number {
  const { attackers = [], attacks = 0 } = unitOf(duel, id) ?? {};
  return Math.max(1, ...attackers.map(({ count }) => count)) - attacks;
}

/** Lets a player attack once with one of their mobs, or stop; gives whether they attacked. */
export function mobAttack(duel: Duel, seat: Seat): boolean {
  const options = attackOptions(duel, seat);
  if (options.length === 0) return false;
  const [pick] = ask(duel, {
    seat,
    kind: 'attack',
    count: options.length + 1,
    options: () => [...options, { act: 'pass' }],
  });
  const option = pick === undefined ? undefined : options[pick];
  if (!option) return false;
  attackAs(duel, seat, option);
  return true;
}

/** Makes the attack of an option. */
export function attackAs(duel: Duel, seat: Seat, { card, target }: AttackOption): void {
  const unit = unitOf(duel, card);
  if (unit) unit.attacks++;
  strike(duel, mobBlow(duel, seat, card), target.card);
}

/** An attack that a mob can make. */
export interface AttackOption extends Option {
  readonly card: CardId;
  readonly target: CardTarget;
}

/** All attacks that a player's mobs can make now. */
export function attackOptions(duel: Duel, seat: Seat): AttackOption[] {
  const options: AttackOption[] = [];
  for (const card of mobsOf(duel, seat)) {
    if (attacksLeft(duel, card) <= 0) continue;
    const blow = mobBlow(duel, seat, card);
    if (!canAttack(duel, blow)) continue;
    for (const id of targetsFor(duel, blow))
      options.push({ act: 'attack', card, target: atCard(id) });
  }
  return options;
}
