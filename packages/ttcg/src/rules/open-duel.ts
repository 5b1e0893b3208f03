import type { EventLog } from '@cardscape/kernel';
import type { CardBook } from './book.ts';
import { type Cache, cacheOf } from './cache.ts';
import type { Duel } from './duel.ts';
import { EDITIONS } from './editions.ts';
import type { TtcgEvent } from './events.ts';
import type { TtcgState } from './state.ts';
import { workOut } from './work-out.ts';

/** A position made ready for play. */
export function openDuel(
  book: CardBook,
  state: TtcgState,
  log?: EventLog<TtcgEvent>,
  cache: Cache = cacheOf(state),
): Duel {
  return { book, edition: EDITIONS[state.edition], state, log, cache, workOut };
}
