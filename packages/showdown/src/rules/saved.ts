import type { Card, CardTable, Zone } from '@cardscape/kernel';
import { copyPlayer, copyUnit, type Position, type Unit } from './position.ts';
import { ZONE_NAMES, zoneNumber } from './slots.ts';

/**
 * A position put away, small and quick to make: one is made for every step. What is printed on the cards
 * is not part of it, since that does not change in a match.
 */
export interface Saved extends Omit<Position, 'table' | 'units'> {
  /** For each card the number of its zone, its generation and who knows it. */
  readonly cards: readonly number[];
  /** For each zone how many cards it has, and which. */
  readonly zones: readonly number[];
  /** The deployed cards, and what is known of them. */
  readonly deployed: readonly (readonly [number, Unit])[];
}

/** Puts a position away. */
export function save(position: Position): Saved {
  const { table, units, players } = position;
  const deployed: [number, Unit][] = [];
  for (let id = 0; id < units.length; id++) {
    const unit = units[id];
    if (unit) deployed.push([id, copyUnit(unit)]);
  }
  return {
    random: { ...position.random },
    turn: position.turn,
    active: position.active,
    phase: position.phase,
    acted: position.acted.slice(),
    abilities: position.abilities,
    finishing: position.finishing,
    quiet: position.quiet,
    players: [copyPlayer(players[0]), copyPlayer(players[1])],
    registers: position.registers.map((one) => ({ ...one })),
    shown: position.shown.slice(),
    drops: position.drops.map((one) => ({ ...one })),
    inserted: position.inserted.slice(),
    growing: position.growing.slice(),
    outcome: position.outcome,
    cards: saveCards(table),
    zones: saveZones(table),
    deployed,
  };
}

function saveCards({ cards }: CardTable): number[] {
  const saved = new Array<number>(cards.length * 3);
  let at = 0;
  for (const { zone, generation, known } of cards) {
    saved[at++] = zoneNumber(zone);
    saved[at++] = generation;
    saved[at++] = known;
  }
  return saved;
}

function saveZones({ zones }: CardTable): number[] {
  const saved: number[] = [];
  for (const name of ZONE_NAMES) {
    const { cards } = zones[name] as Zone;
    saved.push(cards.length);
    for (const id of cards) saved.push(id);
  }
  return saved;
}

/** Takes a position out again, in the place of another; what was put away stays as it is. */
export function restore(position: Position, from: Saved): void {
  const { cards: _, zones: __, deployed, players, ...rest } = from;
  Object.assign(position, {
    ...rest,
    random: { ...from.random },
    acted: from.acted.slice(),
    players: [copyPlayer(players[0]), copyPlayer(players[1])],
    registers: from.registers.map((one) => ({ ...one })),
    shown: from.shown.slice(),
    drops: from.drops.map((one) => ({ ...one })),
    inserted: from.inserted.slice(),
    growing: from.growing.slice(),
  });
  position.units.fill(null);
  for (const [id, unit] of deployed) position.units[id] = copyUnit(unit);
  restoreCards(position.table, from.cards);
  restoreZones(position.table, from.zones);
}

function restoreCards({ cards }: CardTable, saved: readonly number[]): void {
  let at = 0;
  for (const card of cards as Card[]) {
    card.zone = ZONE_NAMES[saved[at++] as number] as string;
    card.generation = saved[at++] as number;
    card.known = saved[at++] as number;
  }
}

function restoreZones({ zones }: CardTable, saved: readonly number[]): void {
  let at = 0;
  for (const name of ZONE_NAMES) {
    const { cards } = zones[name] as Zone;
    const count = saved[at++] as number;
    cards.length = count;
    for (let i = 0; i < count; i++) cards[i] = saved[at++] as number;
  }
}
