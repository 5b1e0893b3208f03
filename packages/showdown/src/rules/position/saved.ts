import type { Card, CardTable, Zone } from '@cardscape/kernel';
import {
  copyPlayer,
  copyShown,
  copyUnit,
  isSamePlayer,
  isSameUnit,
  type Player,
  type Position,
  takeOverChecks,
  type Unit,
} from './position.ts';
import { ZONE_NAMES } from './slots.ts';

/**
 * A position put away, small and quick to make: one is made for every step. What is printed on the cards
 * is not part of it, since that does not change in a match.
 */
export interface Saved extends Omit<Position, 'table' | 'units'> {
  /** For each card its generation and who knows it. */
  readonly cards: readonly number[];
  /** For each zone how many cards it has, and which. */
  readonly zones: readonly number[];
  /** The deployed cards, and what is known of them. */
  readonly deployed: readonly (readonly [number, Unit])[];
}

/**
 * Puts a position away; what is as it was the last time is taken over from there. Whoever knows that the
 * table lies as it did then saves looking it over.
 */
export function save(position: Position, last?: Saved, untouched = false): Saved {
  const { table, players } = position;
  const saved: Saved = {
    random: { ...position.random },
    turn: position.turn,
    active: position.active,
    phase: position.phase,
    acted: copied(position.acted),
    abilities: position.abilities,
    finishing: position.finishing,
    quiet: position.quiet,
    players: [savePlayer(players[0], last?.players[0]), savePlayer(players[1], last?.players[1])],
    registers: copiedItems(position.registers),
    words: position.words.shown.length === 0 ? NOTHING : copyShown(position.words),
    drops: copiedItems(position.drops),
    inserted: copied(position.inserted),
    growing: copied(position.growing),
    outcome: position.outcome,
    cards: last && untouched ? last.cards : saveCards(table),
    zones: last && untouched ? last.zones : saveZones(table),
    deployed: saveUnits(position, last?.deployed ?? NONE),
  };
  takeOverChecks(saved, position);
  return saved;
}

function savePlayer(player: Player, last: Player | undefined): Player {
  return last && isSamePlayer(player, last) ? last : copyPlayer(player);
}

const NONE: Saved['deployed'] = [];

function saveUnits({ units }: Position, last: Saved['deployed']): [number, Unit][] {
  const saved: [number, Unit][] = [];
  let at = 0;
  for (let id = 0; id < units.length; id++) {
    const unit = units[id];
    if (!unit) continue;
    while (at < last.length && (last[at] as [number, Unit])[0] < id) at++;
    const then = last[at];
    const same = then && then[0] === id && isSameUnit(unit, then[1]);
    saved.push(same ? (then as [number, Unit]) : [id, copyUnit(unit)]);
  }
  return saved;
}

/** What is put away is only read, so that all empty lists can be one. */
const EMPTY: never[] = [];
const NOTHING: Position['words'] = { shown: EMPTY };

function copied<T>(list: readonly T[]): T[] {
  return list.length === 0 ? EMPTY : list.slice();
}

function copiedItems<T extends object>(list: readonly T[]): T[] {
  return list.length === 0 ? EMPTY : list.map((one) => ({ ...one }));
}

function saveCards({ cards }: CardTable): readonly number[] {
  const saved = new Array<number>(cards.length * 2);
  let at = 0;
  for (const { generation, known } of cards) {
    saved[at++] = generation;
    saved[at++] = known;
  }
  return saved;
}

function saveZones(table: CardTable): readonly number[] {
  const saved: number[] = [];
  for (const { cards } of zonesIn(table)) {
    saved.push(cards.length);
    for (const id of cards) saved.push(id);
  }
  return saved;
}

const zonesByTable = new WeakMap<CardTable, readonly Zone[]>();

/** The zones of a table by their number: looking up so many names takes long. */
function zonesIn(table: CardTable): readonly Zone[] {
  const known = zonesByTable.get(table);
  if (known) return known;
  const zones = ZONE_NAMES.map((name) => table.zones[name] as Zone);
  zonesByTable.set(table, zones);
  return zones;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * Takes a position out again, in the place of another; what was put away stays as it is. Written out,
 * since it is done for every answer.
 */
export function restore(position: Position, from: Saved, untouched = false): void {
  const to: Writable<Position> = position;
  to.random = { ...from.random };
  to.turn = from.turn;
  to.active = from.active;
  to.phase = from.phase;
  to.acted = from.acted.slice();
  to.abilities = from.abilities;
  to.finishing = from.finishing;
  to.quiet = from.quiet;
  const [first, second] = position.players;
  to.players = [restorePlayer(first, from.players[0]), restorePlayer(second, from.players[1])];
  to.registers = from.registers.map((one) => ({ ...one }));
  to.words = copyShown(from.words);
  to.drops = from.drops.map((one) => ({ ...one }));
  to.inserted = from.inserted.slice();
  to.growing = from.growing.slice();
  to.outcome = from.outcome;
  takeOverChecks(to, from);
  restoreUnits(to.units, from.deployed);
  if (untouched) return;
  restoreCards(position.table, from.cards);
  restoreZones(position.table, from.zones);
}

function restorePlayer(player: Player, then: Player): Player {
  return isSamePlayer(player, then) ? player : copyPlayer(then);
}

function restoreUnits(units: (Unit | null)[], saved: Saved['deployed']): void {
  let at = 0;
  for (let id = 0; id < units.length; id++) {
    const unit = units[id];
    const then = saved[at];
    if (then?.[0] !== id) {
      if (unit) units[id] = null;
      continue;
    }
    at++;
    if (!unit || !isSameUnit(unit, then[1])) units[id] = copyUnit(then[1]);
  }
}

function restoreCards({ cards }: CardTable, saved: readonly number[]): void {
  let at = 0;
  for (const card of cards) {
    card.generation = saved[at++] as number;
    card.known = saved[at++] as number;
  }
}

function restoreZones(table: CardTable, saved: readonly number[]): void {
  let at = 0;
  for (const [number, { cards }] of zonesIn(table).entries()) {
    const count = saved[at++] as number;
    while (cards.length > count) cards.pop();
    for (let place = 0; place < count; place++) {
      const id = saved[at++] as number;
      cards[place] = id;
      (table.cards[id] as Card).zone = ZONE_NAMES[number] as string;
    }
  }
}
