import {
  addCard,
  opponentOf,
  refTo,
  SEATS,
  SEES,
  type Seat,
  seatSight,
  showCard,
  zoneOf,
} from '@cardscape/kernel';
import { isLegalIn } from '../decks/legality.ts';
import type { CardBook } from '../rules/book/book.ts';
import { DEFAULT_EDITION, EDITIONS, type EditionName } from '../rules/book/editions.ts';
import { FIRST_POINTS } from '../rules/position/limits.ts';
import { type FieldCard, freshOnField, type TtcgState } from '../rules/position/state.ts';
import { deckOf, discardOf, handOf, ROWS, type Row } from '../rules/position/zones.ts';
import { unopened } from '../rules/ttcg.ts';
import type { Design } from '../set/design.ts';
import {
  type CardState,
  type FieldPlace,
  nameIn,
  type PileCard,
  type Position,
  type PositionPlayer,
  type PositionStack,
  type Since,
} from './position.ts';

/** Late enough that both players may have had a turn, and that units attack. */
const USUAL_TURN = 3;
const FILLERS = 10;

/** Sets a position up. Throws a `RangeError` for a card that the set does not have. */
export function buildPosition(book: CardBook, position: Position): TtcgState {
  const { edition = DEFAULT_EDITION, seed = '', turn = USUAL_TURN, active = 0 } = position;
  const state = unopened({ edition, decks: [[], []] }, seed);
  for (const seat of SEATS) setUpSide(book, state, seat, position.players[seat], turn);
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
): void {
  const { hand = [], deck = fillers(book.set.designs, state.edition), discard = [] } = player;
  const add = (card: PileCard, zone: string, usual: Seat = seat) => {
    const design = known(book, nameIn(card));
    const owner = (typeof card === 'object' ? card.owner : undefined) ?? usual;
    state.field.push(null);
    return addCard(state.table, { design, owner, back: 'ttcg', zone });
  };
  for (const card of hand) add(card, handOf(seat));
  for (const card of deck) add(card, deckOf(seat));
  for (const card of discard) add(card, discardOf(seat));
  for (const { zone, stack } of stacksOf(player, seat))
    statesOf(stack).forEach((cardState, depth) => {
      const id = add(stack.stack[depth] as PileCard, zone, stack.owner);
      state.field[id] = fieldCard(cardState, turn);
      const hidden = cardState.faceDown !== undefined && !cardState.known;
      showCard(state.table, id, hidden ? seatSight(seat) : SEES.all);
    });
  const { points = FIRST_POINTS, played = 0, skips } = player;
  Object.assign(state.players[seat], { points, played, settled: true });
  Object.assign(state.players[seat].skips, skips);
}

function known(book: CardBook, name: string): string {
  book.sheet(name);
  return name;
}

/** The stacks of a player, with the zones they lie in. */
function stacksOf({ units = [], spells = [] }: PositionPlayer, seat: Seat) {
  const rows = [
    ['unit', units],
    ['spell', spells],
  ] as const satisfies readonly [Row, readonly (PositionStack | null)[]][];
  return rows.flatMap(([row, stacks]) =>
    stacks.flatMap((stack, column) =>
      stack ? [{ zone: ROWS[row][seat][column] as string, stack }] : [],
    ),
  );
}

/** What is said of each card of a stack; what the stack says is of the active one. */
function statesOf({ stack, owner: _, ...active }: PositionStack): CardState[] {
  return stack.map((card, depth) => ({
    ...(depth === 0 && active),
    ...(typeof card === 'object' && card),
  }));
}

function fieldCard(said: CardState, turn: number): FieldCard {
  const { tapped, faceDown, attacks = 0, works = -1, echoes = [], uses = [0, 0] } = said;
  const { usesInAll = uses } = said;
  return {
    ...freshOnField(turn - 1, false),
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

function equip(state: TtcgState, seat: Seat, player: PositionPlayer): void {
  const { table, field } = state;
  for (const { zone, stack } of stacksOf(player, seat))
    statesOf(stack).forEach(({ equippedTo }, depth) => {
      if (!equippedTo) return;
      const id = zoneOf(table, zone).cards[depth];
      const there = id === undefined ? null : field[id];
      if (there) there.bound = refTo(table, cardAt(state, equippedTo));
    });
}

function cardAt({ table }: TtcgState, { seat, row = 'units', column, under = 0 }: FieldPlace) {
  const zone = ROWS[row === 'units' ? 'unit' : 'spell'][seat][column - 1] ?? '';
  const id = table.zones[zone]?.cards[under];
  if (id === undefined) throw new RangeError(`there is no card in column ${column} of the ${row}`);
  return id;
}

/** Cards to draw where a position names none: units of rank 1 that the edition has. */
export function fillers(
  designs: readonly Design[],
  edition: EditionName = DEFAULT_EDITION,
): string[] {
  const found = designs.filter(
    (design) =>
      design.rank === 1 && design.type !== 'spell' && isLegalIn(design, EDITIONS[edition]),
  );
  const count = found.length > 0 ? FILLERS : 0;
  return Array.from({ length: count }, (_, at) => found[at % found.length]?.name as string);
}
