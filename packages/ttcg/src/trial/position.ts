import {
  addCard,
  type CardId,
  cardOf,
  opponentOf,
  SEATS,
  SEES,
  type Seat,
  seatSight,
  showCard,
  zoneOf,
} from '@cardscape/kernel';
import type { CardBook } from '../rules/book/book.ts';
import { DEFAULT_EDITION, EDITIONS, type EditionName } from '../rules/book/editions.ts';
import { FIRST_POINTS } from '../rules/position/limits.ts';
import {
  type FieldCard,
  freshOnField,
  type PlayerState,
  type TtcgState,
} from '../rules/position/state.ts';
import {
  COLUMNS,
  deckOf,
  discardOf,
  FIELD,
  handOf,
  ROWS,
  type Row,
} from '../rules/position/zones.ts';
import { unopened } from '../rules/ttcg.ts';
import type { CardSet } from '../set/card-set.ts';

/** Since when something is so: an earlier turn, or this one. */
export type Since = true | 'this turn';

/** A unit that a card is equipped to: where it lies; columns count from 1, `under` from the top. */
export interface UnitPlace {
  readonly seat: Seat;
  readonly column: number;
  readonly under?: number;
}

/** A stack on the field; what is said besides its cards is said of the active one. */
export interface PositionStack {
  /** Cards by name, or `Name|5` in a tier; the active one first. */
  readonly stack: readonly string[];
  readonly tapped?: Since;
  readonly faceDown?: Since;
  /** Attacks made in this turn. */
  readonly attacks?: number;
  /** Which effect is at work, a continuous or equip one: 0 or 1. */
  readonly works?: number;
  /** How often its effects were used in this turn, and since it came to the field. */
  readonly uses?: readonly [number, number];
  readonly usesInAll?: readonly [number, number];
  /** Echo effects that will work when it untaps. */
  readonly echoes?: readonly number[];
  readonly equippedTo?: UnitPlace;
  /** Whose deck the cards came from, if not the player's who has them. */
  readonly owner?: Seat;
}

/** One side of a position; what is left out is as at the start. */
export interface PositionPlayer {
  readonly points?: number;
  /** Cards played in this turn. */
  readonly played?: number;
  readonly hand?: readonly string[];
  /** The top card first. Left out: ten cards of rank 1. */
  readonly deck?: readonly string[];
  /** The last one discarded first. */
  readonly discard?: readonly string[];
  /** Five columns each. */
  readonly units?: readonly (PositionStack | null)[];
  readonly spells?: readonly (PositionStack | null)[];
  /** Turns and phases that the player will leave out. */
  readonly skips?: Partial<PlayerState['skips']>;
}

/** A table set up in the middle of a turn, with its player free to act. */
export interface Position {
  readonly edition?: EditionName;
  readonly seed?: string;
  readonly turn?: number;
  /** Whose turn it is. */
  readonly active?: Seat;
  readonly stage?: 'main' | 'battle';
  readonly players: readonly [PositionPlayer, PositionPlayer];
}

/** Late enough that both players may have had a turn, and that units attack. */
const USUAL_TURN = 3;
const FILLERS = 10;

/** Sets a position up. Throws a `RangeError` for a card that the set does not have. */
export function buildPosition(book: CardBook, position: Position): TtcgState {
  const { edition = DEFAULT_EDITION, seed = '', turn = USUAL_TURN, active = 0 } = position;
  const state = unopened({ edition, decks: [[], []] }, seed);
  for (const seat of SEATS) setUpSide(book, state, seat, position.players[seat], turn, edition);
  for (const seat of SEATS) equip(state, seat, position.players[seat]);
  Object.assign(state, {
    turn,
    active,
    first: turn % 2 === 1 ? active : opponentOf(active),
    stage: position.stage ?? 'main',
    step: 1,
  });
  return state;
}

function setUpSide(
  book: CardBook,
  state: TtcgState,
  seat: Seat,
  player: PositionPlayer,
  turn: number,
  edition: EditionName,
): void {
  const { hand = [], deck = fillers(book.set, edition), discard = [] } = player;
  const add = (name: string, zone: string, owner: Seat = seat) => {
    const design = known(book, name);
    state.field.push(null);
    return addCard(state.table, { design, owner, back: 'ttcg', zone });
  };
  for (const name of hand) add(name, handOf(seat));
  for (const name of deck) add(name, deckOf(seat));
  for (const name of discard) add(name, discardOf(seat));
  for (const [row, stacks] of rowsOf(player))
    stacks.forEach((stack, column) => {
      if (!stack) return;
      const zone = ROWS[row][seat][column] as string;
      const ids = stack.stack.map((name) => add(name, zone, stack.owner));
      ids.forEach((id, depth) => {
        state.field[id] = fieldCard(depth === 0 ? stack : undefined, turn);
        const hidden = depth === 0 && stack.faceDown !== undefined;
        showCard(state.table, id, hidden ? seatSight(seat) : SEES.all);
      });
    });
  const { points = FIRST_POINTS, played = 0, skips } = player;
  Object.assign(state.players[seat], { points, played, settled: true });
  Object.assign(state.players[seat].skips, skips);
}

function known(book: CardBook, name: string): string {
  book.sheet(name);
  return name;
}

const rowsOf = ({ units = [], spells = [] }: PositionPlayer) =>
  [
    ['unit', units],
    ['spell', spells],
  ] as const satisfies readonly [Row, readonly (PositionStack | null)[]][];

function fieldCard(stack: PositionStack | undefined, turn: number): FieldCard {
  const fresh = freshOnField(turn - 1, false);
  if (!stack) return fresh;
  const { tapped, faceDown, attacks = 0, works = -1, echoes = [], uses = [0, 0] } = stack;
  const { usesInAll = uses } = stack;
  return {
    ...fresh,
    tapped: turnOf(tapped, turn),
    faceDown: turnOf(faceDown, turn),
    attacks,
    works,
    uses: [...uses],
    usesInAll: [...usesInAll],
    echoes: echoes.reduce((bits, effect) => bits | (effect + 1), 0),
  };
}

/** The turn since which something is so; 0 if it is not. */
function turnOf(since: Since | undefined, turn: number): number {
  if (since === undefined) return 0;
  return since === 'this turn' ? turn : Math.max(1, turn - 1);
}

function equip({ table, field }: TtcgState, seat: Seat, player: PositionPlayer): void {
  for (const [row, stacks] of rowsOf(player))
    stacks.forEach((stack, column) => {
      if (!stack?.equippedTo) return;
      const { seat: whose, column: at, under = 0 } = stack.equippedTo;
      const unit = table.zones[ROWS.unit[whose][at - 1] ?? '']?.cards[under];
      const id = zoneOf(table, ROWS[row][seat][column] as string).cards[0];
      if (unit === undefined) throw new RangeError(`there is no unit in column ${at}`);
      const there = id === undefined ? null : field[id];
      if (there) there.bound = { card: unit, generation: cardOf(table, unit).generation };
    });
}

/** Cards to draw where a position names none: units of rank 1 that the edition has. */
export function fillers(set: CardSet, edition: EditionName = DEFAULT_EDITION): string[] {
  const types: readonly string[] = EDITIONS[edition].types;
  const found = set.designs.filter(({ rank, type }) => rank === 1 && types.includes(type));
  const count = found.length > 0 ? FILLERS : 0;
  return Array.from({ length: count }, (_, at) => found[at % found.length]?.name as string);
}

/** The table as a position again. What is in force for a time is not part of it. */
export function positionOf(state: TtcgState): Required<Position> {
  const { edition, turn, active, stage } = state;
  return {
    edition,
    seed: '',
    turn,
    active,
    stage: stage === 'battle' ? 'battle' : 'main',
    players: [sideOf(state, 0), sideOf(state, 1)],
  };
}

function sideOf(state: TtcgState, seat: Seat): PositionPlayer {
  const { table, players } = state;
  const { points, played, skips } = players[seat];
  const names = (zone: string) => zoneOf(table, zone).cards.map((id) => cardOf(table, id).design);
  const rowOf = (row: Row) => ROWS[row][seat].map((zone) => stackOf(state, seat, zone));
  return {
    points,
    played,
    hand: names(handOf(seat)),
    deck: names(deckOf(seat)),
    discard: names(discardOf(seat)),
    units: rowOf('unit'),
    spells: rowOf('spell'),
    ...(Object.values(skips).some((times) => times > 0) && { skips }),
  };
}

function stackOf(state: TtcgState, seat: Seat, zone: string): PositionStack | null {
  const { table, turn } = state;
  const { cards } = zoneOf(table, zone);
  const [top] = cards;
  const there = top === undefined ? null : state.field[top];
  if (top === undefined || !there) return null;
  const { tapped, faceDown, attacks, works, uses, usesInAll, echoes } = there;
  const owner = cardOf(table, top).owner ?? seat;
  const since = (when: number): Since => (when === turn ? 'this turn' : true);
  const equippedTo = there.bound && placeOf(state, there.bound.card);
  return {
    stack: cards.map((id) => cardOf(table, id).design),
    ...(tapped > 0 && { tapped: since(tapped) }),
    ...(faceDown > 0 && { faceDown: since(faceDown) }),
    ...(attacks > 0 && { attacks }),
    ...(works >= 0 && { works }),
    ...(uses.some(Boolean) && { uses: [...uses] as const }),
    ...(usesInAll.some(Boolean) && { usesInAll: [...usesInAll] as const }),
    ...(echoes > 0 && { echoes: [0, 1].filter((effect) => (echoes & (effect + 1)) > 0) }),
    ...(equippedTo && { equippedTo }),
    ...(owner !== seat && { owner }),
  };
}

function placeOf({ table }: TtcgState, id: CardId): UnitPlace | undefined {
  for (const seat of SEATS) {
    const place = FIELD[seat].indexOf(cardOf(table, id).zone);
    if (place < 0 || place >= COLUMNS) continue;
    const under = zoneOf(table, ROWS.unit[seat][place] as string).cards.indexOf(id);
    return { seat, column: place + 1, ...(under > 0 && { under }) };
  }
  return undefined;
}
