import { type CardId, SEATS, type Seat, zoneOf } from '@cardscape/kernel';
import { MAX_VALUE } from '../interface/index.ts';
import { type Duel, deployed, underSlot, unitOf } from '../rules/position/duel.ts';
import { fieldBlockOf } from '../rules/position/field-block.ts';
import type { Unit } from '../rules/position/position.ts';
import { CHARACTER, deckOf, graveOf, handOf, underZone } from '../rules/position/slots.ts';
import { ailing, attackBonusOf, blockBonusOf, hpOf, maxHpOf } from '../rules/position/values.ts';

/** Something that can be told of a card on the table, or noted on any card, as a number. */
export type CardAspect =
  | 'hp'
  | 'maxHp'
  | 'attack'
  | 'block'
  | 'stun'
  | 'silence'
  | 'hijack'
  | 'away'
  | 'dot'
  | 'dotTurns'
  | 'bonusTurns'
  | 'attacks'
  | 'multiplier'
  | 'charges'
  | 'drop'
  | 'waits'
  | 'growing'
  | 'shown'
  | `register ${number}`;

/** Something that can be told of a player, as a number. */
export type PlayerAspect =
  | 'level'
  | 'nextAttack'
  | 'prevents'
  | 'fieldBlock'
  | 'fieldHolds'
  | 'mobsSilenced'
  | 'mobsStunned'
  | 'moreTurns'
  | 'repeats'
  | 'skips'
  | 'finishing'
  | 'lost'
  | `barred ${string}`
  | `barredNext ${string}`
  | `aura ${number}`
  | `learned ${string}`;

/** A position at one moment, as far as functions can change it. */
export interface Snapshot {
  readonly zones: readonly string[];
  /** The cards of piles and build trees, in their order. */
  readonly orders: ReadonlyMap<string, readonly CardId[]>;
  readonly cards: ReadonlyMap<string, number>;
  readonly players: ReadonlyMap<string, number>;
}

/** What is told of a card or player, by whose it is. */
const factKey = (of: CardId | Seat, aspect: CardAspect | PlayerAspect) => `${of}|${aspect}`;

/** What can be compared of a position. */
export function snapshot(duel: Duel): Snapshot {
  const { table } = duel.state;
  const orders = new Map<string, readonly CardId[]>();
  for (const seat of SEATS)
    for (const zone of [handOf(seat), deckOf(seat), graveOf(seat), underZone(seat, CHARACTER)])
      orders.set(zone, [...zoneOf(table, zone).cards]);
  return {
    zones: table.cards.map(({ zone }) => zone),
    orders,
    cards: cardFacts(duel),
    players: playerFacts(duel),
  };
}

function cardFacts(duel: Duel): Map<string, number> {
  const facts = new Map<string, number>();
  const { registers, drops, inserted, growing, words } = duel.state;
  const add = (id: CardId, aspect: CardAspect, amount: number) => {
    const key = factKey(id, aspect);
    facts.set(key, (facts.get(key) ?? 0) + amount);
  };
  for (const seat of SEATS)
    for (const id of deployed(duel, seat)) {
      const unit = unitOf(duel, id);
      if (unit) addUnit(duel, id, unit, add);
    }
  for (const { card, slot, value } of registers) add(card, `register ${slot}`, value);
  for (const { card, by } of drops) add(card, 'drop', by);
  for (const { card } of inserted) add(card, 'waits', 1);
  for (const card of growing) add(card, 'growing', 1);
  for (const { card, value } of words.shown) add(card, 'shown', value + 1);
  return facts;
}

type Add = (id: CardId, aspect: CardAspect, amount: number) => void;

function addUnit(duel: Duel, id: CardId, unit: Unit, add: Add): void {
  add(id, 'hp', hpOf(duel, id));
  add(id, 'maxHp', maxHpOf(duel, id));
  add(id, 'attack', attackBonusOf(duel, id));
  add(id, 'block', blockBonusOf(duel, id));
  for (const kind of ['stun', 'silence', 'hijack', 'away'] as const)
    add(id, kind, ailing(duel, id, kind));
  for (const { damage, turns } of unit.dots) {
    add(id, 'dot', damage);
    add(id, 'dotTurns', turns);
  }
  for (const { aura, turns } of unit.buffs) if (!aura) add(id, 'bonusTurns', turns);
  add(id, 'attacks', Math.max(1, ...unit.attackers.map(({ count }) => count)));
  add(id, 'multiplier', unit.multiplier);
  add(id, 'charges', unit.charges);
}

function playerFacts(duel: Duel): Map<string, number> {
  const { players, active, finishing, outcome } = duel.state;
  const facts = new Map<string, number>();
  for (const seat of SEATS) {
    const player = players[seat];
    const add = (aspect: PlayerAspect, amount: number | boolean) => {
      const key = factKey(seat, aspect);
      facts.set(key, (facts.get(key) ?? 0) + Number(amount));
    };
    add('level', player.level);
    add('nextAttack', player.nextAttack);
    for (const { count } of player.prevents) add('prevents', count);
    add('fieldBlock', fieldBlockOf(duel, seat));
    // A field that nothing has been said of holds for every attack.
    add('fieldHolds', player.fieldHolds ?? MAX_VALUE);
    add('mobsSilenced', player.mobsSilenced);
    add('mobsStunned', player.mobsStunned);
    add('moreTurns', player.moreTurns);
    for (const { count } of player.repeats) add('repeats', count);
    add('skips', player.skips !== null);
    add('finishing', finishing && seat === active);
    add('lost', outcome !== null && outcome.winner !== null && outcome.winner !== seat);
    for (const kind of player.barred) add(`barred ${kind}`, 1);
    for (const kind of player.barredNext) add(`barredNext ${kind}`, 1);
    for (const { design, turns } of player.auras) add(`aura ${design}`, turns);
    for (const id of underSlot(duel, seat, CHARACTER))
      add(`learned ${duel.cast.sheets[id]?.design.element ?? ''}`, 1);
  }
  return facts;
}
