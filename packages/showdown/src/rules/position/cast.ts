import type { CardId } from '@cardscape/kernel';
import type { CardBook, Sheet } from '../book/book.ts';
import type { Saved } from './saved.ts';
import type { ShowdownState } from './state.ts';

/** What is known of a match beside its state: its cards, which stay the same from start to end. */
export interface Cast {
  /** By card number. */
  readonly sheets: readonly Sheet[];
  /** The cards that have a function for a pointcut, by its name. */
  readonly hearers: ReadonlyMap<string, readonly CardId[]>;
  /** How often the table has been changed in this process. */
  changes: number;
  /** The position that was put away or taken out last, and how often the table had been changed then. */
  kept: { readonly saved: Saved; readonly changes: number } | null;
}

const casts = new WeakMap<ShowdownState, Cast>();

/** Lets the copy of a match have what is known of it. */
export function shareCast(book: CardBook, from: ShowdownState, to: ShowdownState): void {
  casts.set(to, { ...castOf(book, from) });
}

/** The cast of a match. */
export function castOf(book: CardBook, state: ShowdownState): Cast {
  const known = casts.get(state);
  if (known) return known;
  const sheets = state.table.cards.map(({ design }) => book.sheet(design));
  const hearers = new Map<string, CardId[]>();
  sheets.forEach(({ hears }, id) => {
    for (const pointcut of hears.keys()) {
      const there = hearers.get(pointcut);
      if (there) there.push(id);
      else hearers.set(pointcut, [id]);
    }
  });
  const cast: Cast = { sheets, hearers, changes: 0, kept: null };
  casts.set(state, cast);
  return cast;
}
