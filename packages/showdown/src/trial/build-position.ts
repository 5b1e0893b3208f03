import {
  addCard,
  type Card,
  type CardId,
  copyData,
  opponentOf,
  SEATS,
  type Seat,
} from '@cardscape/kernel';
import type { CardBook } from '../rules/book/book.ts';
import type { Duel } from '../rules/position/duel.ts';
import { freshUnit } from '../rules/position/position.ts';
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
} from '../rules/position/slots.ts';
import type { ShowdownState } from '../rules/position/state.ts';
import { maxHpOf } from '../rules/position/values.ts';
import { raiseMaxHp, setHp } from '../rules/resolve/health.ts';
import { settle } from '../rules/resolve/settle.ts';
import { openDuel } from '../rules/turn/proceed.ts';
import { emptyState } from '../rules/turn/setup.ts';
import { cardPlaces } from './card-places.ts';
import { PLAIN, plainName } from './plain-cards.ts';
import {
  type CardPlace,
  MATCH_FIELDS,
  PLAYER_FIELDS,
  type SavedDesign,
  type SavedMarks,
  type SavedPosition,
  type SavedSide,
  type SavedSlot,
  UNIT_NUMBERS,
} from './position.ts';

/** What a level-up gives. */
const LEVEL_STEP = 10;

/** A card on the table, and what is said of it. */
interface Laid {
  readonly id: CardId;
  readonly said: SavedMarks;
}

/** Sets a saved position up. Throws a `RangeError` for a card that the book or the position lacks. */
export function buildPosition(book: CardBook, position: SavedPosition): ShowdownState {
  const { seed = '', turn = 1, active = 0, phase = 'start' } = position;
  const state = emptyState(seed);
  Object.assign(state, { turn, active, phase });
  const laid = SEATS.flatMap((seat) => laySide(book, state, seat, position.players[seat]));
  state.table.cards.forEach((_, id) => {
    state.units[id] ??= null;
  });
  const places = new Map([...cardPlaces(state.table)].map(([id, place]) => [place, id]));
  const notes = new Notes(book, state, places);
  notes.strays(position.strays ?? []);
  const duel = openDuel(book, state, undefined, [], null);
  duel.preview = true;
  notes.match(position);
  for (const seat of SEATS) notes.player(seat, position.players[seat]);
  for (const { id, said } of laid) notes.marks(id, said);
  settle(duel);
  for (const { id, said } of laid) setHealth(duel, id, said);
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
  const lay = (slot: number, there: SavedSlot | undefined, marks?: SavedMarks) => {
    if (there === null || there === undefined) return;
    const { card, under = [], owner, ...said } = typeof there === 'string' ? asCard(there) : there;
    const id = add(card, slotZone(seat, slot), owner);
    units[id] = freshUnit();
    laid.push({ id, said: marks ?? said });
    for (const name of under) add(name, underZone(seat, slot), owner);
  };
  const { build = [], level = build.length * LEVEL_STEP } = side;
  const character = side.character ?? plainName(book.elements[0] ?? '', PLAIN.character);
  lay(CHARACTER, { card: character, under: build }, side);
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

const asCard = (card: string): Exclude<SavedSlot, string | null> => ({ card });

function setHealth(duel: Duel, id: CardId, { hp, maxHp }: SavedMarks): void {
  if (maxHp !== undefined) raiseMaxHp(duel, id, maxHp - maxHpOf(duel, id));
  if (hp !== undefined || maxHp !== undefined) setHp(duel, id, hp ?? maxHpOf(duel, id));
}

/** Brings what a saved position says of its cards, players and itself into a match. */
class Notes {
  readonly #book: CardBook;
  readonly #state: ShowdownState;
  readonly #places: ReadonlyMap<CardPlace, CardId>;

  constructor(book: CardBook, state: ShowdownState, places: ReadonlyMap<CardPlace, CardId>) {
    this.#book = book;
    this.#state = state;
    this.#places = places;
  }

  strays(places: readonly CardPlace[]): void {
    const { cards } = this.#state.table;
    for (const id of this.#all(places)) {
      const card = cards[id] as Card;
      cards[id] = { ...card, owner: opponentOf(card.owner ?? 0) };
    }
  }

  match(position: SavedPosition): void {
    const { acted = [], registers = [], shown = [], drops = [] } = position;
    const { inserted = [], growing = [] } = position;
    Object.assign(this.#state, chosen(position, MATCH_FIELDS), {
      acted: this.#all(acted),
      registers: registers.map((one) => ({
        ...this.#found(one),
        design: this.#design(one.design),
      })),
      words: { shown: shown.map((one) => this.#found(one)) },
      drops: drops.map((one) => this.#found(one)),
      inserted: inserted.map((one) => this.#found(one)),
      growing: this.#all(growing),
    });
  }

  player(seat: Seat, side: SavedSide): void {
    const { prevents = [], auras = [], repeats = [], skips } = side;
    Object.assign(this.#state.players[seat], chosen(side, PLAYER_FIELDS), {
      prevents: prevents.map((one) => this.#found(one)),
      auras: auras.map((one) => ({ ...one, design: this.#design(one.design) })),
      repeats: repeats.map((one) => this.#found(one)),
      skips: skips ? this.#found(skips) : null,
    });
  }

  marks(id: CardId, said: SavedMarks): void {
    const { awayBy, swapped = false, dots = [], bonuses = [], attackers = [] } = said;
    const { blocks = [] } = said;
    Object.assign(this.#state.units[id] ?? {}, chosen(said, UNIT_NUMBERS), {
      awayBy: awayBy === undefined ? null : this.#card(awayBy),
      swapped,
      dots: dots.map((one) => this.#from(id, one)),
      buffs: bonuses.map((one) => ({ aura: false, ...this.#from(id, one), standing: false })),
      blocks: blocks.map((one) => ({ source: null, ...this.#found(one), standing: false })),
      attackers: attackers.map((one) => this.#from(id, one)),
    });
  }

  #card(place: CardPlace): CardId {
    const id = this.#places.get(place);
    if (id === undefined) throw new RangeError(`there is no card at ${place}`);
    return id;
  }

  #all(places: readonly CardPlace[]): CardId[] {
    return places.map((place) => this.#card(place));
  }

  #design(name: SavedDesign): number {
    return typeof name === 'number' ? name : this.#book.sheet(name).number;
  }

  /** A note with its cards in the place of where they lie. */
  #found<Note extends { readonly card?: CardPlace; readonly source?: CardPlace }>(note: Note) {
    const { card, source, ...rest } = note;
    return {
      ...rest,
      ...(card !== undefined && { card: this.#card(card) }),
      ...(source !== undefined && { source: this.#card(source) }),
    };
  }

  /** The same for a note on a card; without a source the card itself is it. */
  #from<Note extends { readonly source?: CardPlace }>(id: CardId, note: Note) {
    return { source: id, ...this.#found(note) };
  }
}

/** Copies of those fields that are said. */
function chosen<T extends object>(from: T, keys: readonly (keyof T)[]): Partial<T> {
  const said = keys.filter((key) => from[key] !== undefined);
  return Object.fromEntries(said.map((key) => [key, copyData(from[key])])) as Partial<T>;
}
