import { type CardId, cardOf, type Seat } from '@cardscape/kernel';
import type { DeckBook } from './deck-book.ts';
import type { KolymaState, RoundReason } from './state.ts';
import { held } from './zones.ts';

/** The value of a number card as it lies. */
export function lyingValue(book: DeckBook, state: KolymaState, card: CardId): number {
  const { value } = book.number(cardOf(state.table, card).design);
  // Zero has no sign to turn; without this it would become -0, which JSON does not keep.
  return value !== 0 && state.flipped.includes(card) ? -value : value;
}

/** A player's total: their number cards as they lie, and what effects added (R-K8). */
export function totalOf(book: DeckBook, state: KolymaState, seat: Seat): number {
  let total = state.players[seat].bonus;
  for (const card of held(state.table, seat, 'number')) total += lyingValue(book, state, card);
  return total;
}

/** Who scores a round, and why (R-K3). */
export function scoreRound(
  target: number,
  totals: readonly [number, number],
): { winner: Seat | null; reason: RoundReason } {
  const [first, second] = totals;
  if (first > target && second > target) return { winner: null, reason: 'both over' };
  if (first > target) return { winner: 1, reason: 'over' };
  if (second > target) return { winner: 0, reason: 'over' };
  if (first === second) return { winner: null, reason: 'equal' };
  return { winner: first > second ? 0 : 1, reason: 'closer' };
}
