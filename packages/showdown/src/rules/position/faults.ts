import { cardOf, SEATS } from '@cardscape/kernel';
import type { CardBook } from '../book/book.ts';
import { openDuel } from '../turn/proceed.ts';
import { type Duel, deployed, inSlot, isBoss, isMob, sheetOf, unitOf } from './duel.ts';
import { CHARACTER, EQUIP_SLOTS, FIELD, MOB_SLOTS, slotZones } from './slots.ts';
import type { ShowdownState } from './state.ts';
import { hpOf, maxHpOf } from './values.ts';

/** What is wrong with a position that can never be. */
export function faultsOf(book: CardBook, state: ShowdownState): string[] {
  const duel = openDuel(book, state, undefined, [], null);
  return [
    ...zoneFaults(duel),
    ...SEATS.flatMap((seat) => slotFaults(duel, seat)),
    ...unitFaults(duel),
    ...numberFaults(state),
    ...askingFaults(state),
  ];
}

function zoneFaults({ state: { table } }: Duel): string[] {
  const found: string[] = [];
  const seen = new Set<number>();
  for (const [name, { cards }] of Object.entries(table.zones))
    for (const id of cards) {
      if (seen.has(id)) found.push(`card ${id} lies in two places`);
      seen.add(id);
      if (cardOf(table, id).zone !== name) found.push(`card ${id} is not where it says`);
    }
  if (seen.size !== table.cards.length) found.push('a card lies nowhere');
  return found;
}

function slotFaults(duel: Duel, seat: 0 | 1): string[] {
  const found: string[] = [];
  const { table } = duel.state;
  for (const zone of slotZones(seat, 'slot'))
    if ((table.zones[zone]?.cards.length ?? 0) > 1) found.push(`${zone} holds several cards`);
  slotZones(seat, 'under').forEach((zone, slot) => {
    const empty = inSlot(duel, seat, slot) === undefined;
    if (empty && (table.zones[zone]?.cards.length ?? 0) > 0)
      found.push(`cards lie under nothing in ${zone}`);
  });
  const character = inSlot(duel, seat, CHARACTER);
  if (character === undefined || sheetOf(duel, character).design.type !== 'char')
    found.push(`player ${seat} has no character`);
  const bosses = MOB_SLOTS.filter((slot) => {
    const id = inSlot(duel, seat, slot);
    if (id !== undefined && !isMob(sheetOf(duel, id))) found.push(`no mob in slot ${slot}`);
    return id !== undefined && isBoss(sheetOf(duel, id));
  });
  if (bosses.length > 1) found.push(`player ${seat} has ${bosses.length} bosses`);
  for (const slot of EQUIP_SLOTS) {
    const id = inSlot(duel, seat, slot);
    if (id !== undefined && sheetOf(duel, id).design.type !== 'equip')
      found.push(`no equipment in slot ${slot}`);
  }
  const field = inSlot(duel, seat, FIELD);
  if (field !== undefined && sheetOf(duel, field).design.type !== 'field')
    found.push('no field in the slot of the field');
  return found;
}

function unitFaults(duel: Duel): string[] {
  const found: string[] = [];
  const { state } = duel;
  const out = new Set([...deployed(duel, 0), ...deployed(duel, 1)]);
  state.units.forEach((unit, id) => {
    if ((unit !== null) !== out.has(id)) found.push(`card ${id} is deployed only in part`);
  });
  for (const id of out) {
    const [hp, most] = [hpOf(duel, id), maxHpOf(duel, id)];
    if (hp < 0 || hp > most) found.push(`card ${id} has ${hp} of ${most} HP`);
    const unit = unitOf(duel, id);
    const stands = state.step === null && !state.outcome;
    if (stands && unit?.dying && sheetOf(duel, id).design.type !== 'char')
      found.push(`card ${id} is dying and still there`);
    if (unit && [unit.damage, unit.stun, unit.silence, unit.hijack, unit.away].some((n) => n < 0))
      found.push(`card ${id} has a number below 0`);
  }
  return found;
}

/** Whatever scripts calculate, a match is played with whole numbers; others would not survive JSON. */
function numberFaults({ units, players, registers, drops }: ShowdownState): string[] {
  const isOdd = (value: unknown): boolean => {
    if (typeof value === 'number') return !Number.isSafeInteger(value);
    return typeof value === 'object' && value !== null && Object.values(value).some(isOdd);
  };
  const found: string[] = [];
  for (const [name, part] of Object.entries({ units, players, registers, drops }))
    if (isOdd(part)) found.push(`${name} have a number that is not whole`);
  return found;
}

function askingFaults({ step, outcome }: ShowdownState): string[] {
  if (!step) return outcome ? [] : ['nobody is asked, and the match is not over'];
  const { question } = step;
  if (question.ask !== 'pick' || question.options.length >= Math.max(1, question.min)) return [];
  return ['a question cannot be answered'];
}
