import { cardOf, opponentOf, type Seat } from '@cardscape/kernel';
import type { CardType, Condition, Side } from '../language/tree.ts';
import type { DeckBook } from './deck-book.ts';
import type { KolymaState } from './state.ts';
import { lyingValue, totalOf } from './totals.ts';
import { held } from './zones.ts';

/** The player a side means, seen from the one who played the card. */
export function seatOf(side: Side, player: Seat): Seat {
  return side === 'player' ? player : opponentOf(player);
}

/** Does the condition hold for a card that this player has played? */
export function holds(
  book: DeckBook,
  state: KolymaState,
  player: Seat,
  condition: Condition,
): boolean {
  const seat = seatOf(condition.side, player);
  const numbers = held(state.table, seat, 'number');
  switch (condition.test) {
    case 'class': {
      const colours = numbers.map((card) => book.number(cardOf(state.table, card).design).colour);
      return colours.filter((colour) => colour === condition.colour).length >= condition.count;
    }
    case 'value': {
      const values = numbers.map((card) => lyingValue(book, state, card));
      return values.filter((value) => value === condition.value).length >= condition.count;
    }
    case 'quantity': {
      const count = held(state.table, seat, condition.type).length;
      return count >= condition.from && count <= condition.to;
    }
    case 'duplicate':
      return hasDuplicate(book, state, seat, condition.type);
    case 'target':
      return totalOf(book, state, seat) >= state.target;
    default:
      return state.players[seat].flags[condition.test];
  }
}

/** Number cards are alike by value as they lie, special cards by name (R-K8). */
function hasDuplicate(book: DeckBook, state: KolymaState, seat: Seat, type: CardType): boolean {
  const cards = held(state.table, seat, type);
  const faces = cards.map((card) =>
    type === 'number' ? lyingValue(book, state, card) : cardOf(state.table, card).design,
  );
  return new Set(faces).size < faces.length;
}
