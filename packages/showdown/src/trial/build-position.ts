import { addCard, type CardId, SEATS, type Seat } from '@cardscape/kernel';
import type { CardBook } from '../rules/book.ts';
import { type Duel, unitOf } from '../rules/duel.ts';
import { raiseMaxHp, setHp } from '../rules/health.ts';
import { freshUnit } from '../rules/position.ts';
import { openDuel } from '../rules/proceed.ts';
import { settle } from '../rules/settle.ts';
import { emptyState } from '../rules/setup.ts';
import {
  CHARACTER,
  deckOf,
  EQUIP_SLOTS,
  FIELD,
  graveOf,
  handOf,
  MOB_SLOTS,
  slotZone,
  underZone,
} from '../rules/slots.ts';
import type { ShowdownState } from '../rules/state.ts';
import { maxHpOf } from '../rules/values.ts';
import { PLAIN, plainName } from './plain-cards.ts';
import type { SavedCard, SavedPosition, SavedSide, SavedSlot } from './position.ts';

/** What a level-up gives. */
const LEVEL_STEP = 10;

/** A card on the table, and what is said of it. */
interface Laid {
  readonly id: CardId;
  readonly said: Omit<SavedCard, 'card'>;
}

/** Sets a saved position up. Throws a `RangeError` for a card that the book does not have. */
export function buildPosition(book: CardBook, position: SavedPosition): ShowdownState {
  const { seed = '', turn = 1, active = 0, phase = 'start' } = position;
  const state = emptyState(seed);
  Object.assign(state, { turn, active, phase });
  const laid = SEATS.flatMap((seat) => laySide(book, state, seat, position.players[seat]));
  state.table.cards.forEach((_, id) => {
    state.units[id] ??= null;
  });
  const duel = openDuel(book, state, undefined, [], null);
  duel.preview = true;
  settle(duel);
  for (const { id, said } of laid) apply(duel, id, said);
  return state;
}

function laySide(book: CardBook, state: ShowdownState, seat: Seat, side: SavedSide): Laid[] {
  const { table, units } = state;
  const laid: Laid[] = [];
  const add = (name: string, zone: string, owner: Seat = seat) => {
    const { name: design, type } = book.sheet(name).design;
    const back = type === 'char' ? 'character' : 'showdown';
    return addCard(table, { design, owner, back, zone });
  };
  const lay = (slot: number, there: SavedSlot | undefined) => {
    if (there === null || there === undefined) return;
    const { card, under = [], ...said } = typeof there === 'string' ? { card: there } : there;
    const id = add(card, slotZone(seat, slot), said.owner);
    units[id] = freshUnit();
    laid.push({ id, said });
    for (const name of under) add(name, underZone(seat, slot), said.owner);
  };
  const { hp, maxHp, build = [], level = build.length * LEVEL_STEP } = side;
  const character = side.character ?? plainName(book.elements[0] ?? '', PLAIN.character);
  lay(CHARACTER, {
    card: character,
    ...(hp !== undefined && { hp }),
    ...(maxHp !== undefined && { maxHp }),
    under: build,
  });
  state.players[seat].level = level;
  MOB_SLOTS.forEach((slot, at) => {
    lay(slot, side.mobs?.[at]);
  });
  EQUIP_SLOTS.forEach((slot, at) => {
    lay(slot, side.equips?.[at]);
  });
  lay(FIELD, side.field);
  for (const name of side.hand ?? []) add(name, handOf(seat));
  for (const name of side.deck ?? []) add(name, deckOf(seat));
  for (const name of side.graveyard ?? []) add(name, graveOf(seat));
  return laid;
}

function apply(duel: Duel, id: CardId, { hp, maxHp, ...said }: Laid['said']): void {
  const unit = unitOf(duel, id);
  if (!unit) return;
  const { stun = 0, silence = 0, away = 0, attacks = 0 } = said;
  Object.assign(unit, { stun, silence, away, attacks });
  if (maxHp !== undefined) raiseMaxHp(duel, id, maxHp - maxHpOf(duel, id));
  if (hp !== undefined || maxHp !== undefined) setHp(duel, id, hp ?? maxHpOf(duel, id));
}
