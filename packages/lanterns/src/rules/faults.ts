import { cardOf, SEATS, zoneOf } from '@cardscape/kernel';
import type { LanternBook } from '../set/book.ts';
import { keptOf, type LanternState } from './state.ts';

/** What is wrong with a state that can never be. */
export function faults(book: LanternBook, { table, score }: LanternState): string[] {
  const found: string[] = [];
  const placed = Object.values(table.zones).flatMap(({ cards }) => cards);
  if (new Set(placed).size !== table.cards.length) found.push('a lantern is lost');
  if (placed.length !== table.cards.length) found.push('a lantern lies twice');
  for (const seat of SEATS) {
    const kept = zoneOf(table, keptOf(seat)).cards;
    const worth = kept.reduce((sum, card) => sum + book.value(cardOf(table, card).design), 0);
    if (score[seat] < worth)
      found.push(`score ${score[seat]} is less than what was kept, ${worth}`);
  }
  return found;
}
