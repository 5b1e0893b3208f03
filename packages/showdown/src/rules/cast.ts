import type { CardId } from '@cardscape/kernel';
import type { CardBook, Sheet } from './book.ts';
import type { ShowdownState } from './state.ts';

/** The cards of a match, which stay the same from its start to its end. */
export interface Cast {
  /** By card number. */
  readonly sheets: readonly Sheet[];
  /** The cards that have a function for a pointcut, by its name. */
  readonly hearers: ReadonlyMap<string, readonly CardId[]>;
}

const casts = new WeakMap<ShowdownState, Cast>();

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
  const cast = { sheets, hearers };
  casts.set(state, cast);
  return cast;
}
