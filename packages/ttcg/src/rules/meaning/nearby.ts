import { type CardId, cardOf, opponentOf, type Seat } from '@cardscape/kernel';
import type { CardFilter, Place, RowSpot } from '../../language/tree/tree.ts';
import { cardsUnder, type Duel, sheetOf, topOf } from '../position/duel.ts';
import { type Former, underFormer } from '../position/former.ts';
import { COLUMNS, ROWS, type Spot, spotOf } from '../position/zones.ts';
import { hostOf } from './lay.ts';

type At = NonNullable<CardFilter['near']>['at'];

/** The cards that lie so to a card: under it, in the other row, across from it, or beside it. */
export function nearTo(duel: Duel, id: CardId, at: At, was?: Former): readonly CardId[] {
  if (at === 'under') return was ? underFormer(was).map(({ card }) => card) : cardsUnder(duel, id);
  const spot = spotIn(duel, id, was);
  if (!spot) return [];
  const { seat, column, row } = spot;
  if (at === 'across from') return activeIn(duel, opponentOf(seat), column);
  if (at === 'adjacent to')
    return [...activeIn(duel, seat, column - 1), ...activeIn(duel, seat, column + 1)];
  // Below a card lies what has that card above it.
  if ((at === 'below') !== (row === 'unit')) return [];
  const mate = hostOf(duel, id, at === 'below' ? 'above' : 'below', was);
  return mate ? [mate.card] : [];
}

/** Could something lie so to a card at all? Nothing lies below a spell, nor above a unit. */
export function canHaveBeside(duel: Duel, id: CardId, place: Place): boolean {
  if (place !== 'below that' && place !== 'above that') return true;
  return sheetOf(duel, id).isSpell === (place === 'above that');
}

/** Does a card lie, or did it, at that place of its row? The columns count from the left (R-T160). */
export function isAtSpot(duel: Duel, id: CardId, at: RowSpot, was?: Former): boolean {
  const column = spotIn(duel, id, was)?.column;
  if (column === undefined) return false;
  const last = COLUMNS - 1;
  if (at === 'center') return column * 2 === last;
  return (at !== 'right end' && column === 0) || (at !== 'left end' && column === last);
}

const spotIn = (duel: Duel, id: CardId, was?: Former): Spot | undefined =>
  spotOf(was ? was.zone : cardOf(duel.state.table, id).zone);

function activeIn(duel: Duel, seat: Seat, column: number): CardId[] {
  return [ROWS.unit, ROWS.spell].flatMap((rows) => {
    const zone = rows[seat][column];
    const top = zone === undefined ? undefined : topOf(duel, zone);
    return top === undefined ? [] : [top];
  });
}
