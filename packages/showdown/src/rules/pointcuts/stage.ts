import type { CardBook } from '../book/book.ts';
import type { Duel } from '../position/duel.ts';

/** The match whose scripts run now: what the atomic rules of a book's cards work on. */
export interface Stage {
  duel: Duel | null;
}

const stages = new WeakMap<CardBook, Stage>();

/** The stage of a book; there is one, since one script runs at a time. */
export function stageOf(book: CardBook): Stage {
  const known = stages.get(book);
  if (known) return known;
  const made: Stage = { duel: null };
  stages.set(book, made);
  return made;
}
