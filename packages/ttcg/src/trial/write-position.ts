import { type CardId, cardOf, resolveRef, SEES, type Seat, zoneOf } from '@cardscape/kernel';
import { type CardBook, cardBook } from '../rules/book/book.ts';
import { onField, type TtcgState } from '../rules/position/state.ts';
import { deckOf, discardOf, handOf, ROWS, type Row, spotOf } from '../rules/position/zones.ts';
import type { CardSet } from '../set/card-set.ts';
import { leftOutOf } from './left-out.ts';
import type {
  CardState,
  FieldPlace,
  NotedCard,
  PileCard,
  Position,
  PositionPlayer,
  PositionStack,
  Since,
  StackCard,
} from './position.ts';

/** All that a position can say. */
export type WrittenPosition = Required<Omit<Position, 'leftOut'>> & Pick<Position, 'leftOut'>;

/** The table as a position again, which says what it has to leave out. */
export function positionOf(book: CardBook, state: TtcgState, seed = ''): WrittenPosition {
  const { edition, turn, active, stage } = state;
  const leftOut = leftOutOf(book, state);
  return {
    edition,
    seed,
    turn,
    active,
    stage: stage === 'battle' ? 'battle' : 'main',
    players: [sideOf(state, 0), sideOf(state, 1)],
    ...(leftOut.length > 0 && { leftOut }),
  };
}

/** A match in the middle, as a position that it can begin in. Nothing while something waits to happen. */
export function savedPosition(
  state: TtcgState,
  { cardSet }: { readonly cardSet: CardSet },
): Position | undefined {
  return state.chain.length > 0 || state.question || state.stage === 'mulligan'
    ? undefined
    : positionOf(cardBook(cardSet), state);
}

function sideOf(state: TtcgState, seat: Seat): PositionPlayer {
  const { table, players } = state;
  const { points, played, skips } = players[seat];
  const pile = (zone: string) => zoneOf(table, zone).cards.map((id) => pileCard(state, id, seat));
  const rowOf = (row: Row) => ROWS[row][seat].map((zone) => stackOf(state, seat, zone));
  return {
    points,
    played,
    hand: pile(handOf(seat)),
    deck: pile(deckOf(seat)),
    discard: pile(discardOf(seat)),
    units: rowOf('unit'),
    spells: rowOf('spell'),
    ...(Object.values(skips).some((times) => times > 0) && { skips: { ...skips } }),
  };
}

/** A card by its name, if its owner is the usual one and there is no more to say. */
function pileCard(state: TtcgState, id: CardId, usual: Seat): PileCard {
  const noted = notedCard(state, id, usual);
  return noted.owner === undefined ? noted.card : noted;
}

function notedCard({ table }: TtcgState, id: CardId, usual: Seat): NotedCard {
  const { design, owner } = cardOf(table, id);
  return { card: design, ...(owner !== null && owner !== usual && { owner }) };
}

function stackOf(state: TtcgState, seat: Seat, zone: string): PositionStack | null {
  const [top, ...covered] = zoneOf(state.table, zone).cards;
  if (top === undefined) return null;
  const { card, owner } = notedCard(state, top, seat);
  const below = covered.map((id) => coveredCard(state, id, owner ?? seat));
  return {
    stack: [card, ...below],
    ...stateOf(state, top),
    ...(owner !== undefined && { owner }),
  };
}

function coveredCard(state: TtcgState, id: CardId, usual: Seat): StackCard {
  const noted = { ...notedCard(state, id, usual), ...stateOf(state, id) };
  return Object.keys(noted).length === 1 ? noted.card : noted;
}

function stateOf(state: TtcgState, id: CardId): CardState {
  const { tapped, faceDown, attacks, works, uses, usesInAll, echoes, bound } = onField(state, id);
  const since = (when: number): Since => (when === state.turn ? 'this turn' : true);
  const known = cardOf(state.table, id).known === SEES.all;
  const target = bound ? resolveRef(state.table, bound) : undefined;
  const equippedTo = target === undefined ? undefined : placeOf(state, target);
  return {
    ...(tapped > 0 && { tapped: since(tapped) }),
    ...(faceDown > 0 && { faceDown: since(faceDown), ...(known && { known }) }),
    ...(attacks > 0 && { attacks }),
    ...(works >= 0 && { works }),
    ...(uses.some(Boolean) && { uses: [...uses] as const }),
    ...(usesInAll.some(Boolean) && { usesInAll: [...usesInAll] as const }),
    ...(echoes > 0 && { echoes: [0, 1].filter((effect) => (echoes & (effect + 1)) > 0) }),
    ...(equippedTo && { equippedTo }),
  };
}

function placeOf({ table }: TtcgState, id: CardId): FieldPlace | undefined {
  const { zone } = cardOf(table, id);
  const spot = spotOf(zone);
  if (!spot) return undefined;
  const under = zoneOf(table, zone).cards.indexOf(id);
  return {
    seat: spot.seat,
    column: spot.column + 1,
    ...(spot.row === 'spell' && { row: 'spells' as const }),
    ...(under > 0 && { under }),
  };
}
