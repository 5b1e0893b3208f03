import type { EventLog } from '@cardscape/kernel';
import type { CardBook } from '../book/book.ts';
import { EDITIONS } from '../book/editions.ts';
import type { TtcgEvent } from '../events.ts';
import { workOut } from '../standing/work-out.ts';
import { tryPaying } from '../turn/try-paying.ts';
import { type Cache, cacheOf } from './cache.ts';
import type { Duel } from './duel.ts';
import type { TtcgState } from './state.ts';

/** A position made ready for play. */
export function openDuel(
  book: CardBook,
  state: TtcgState,
  log?: EventLog<TtcgEvent>,
  cache: Cache = cacheOf(state),
): Duel {
  const edition = EDITIONS[state.edition];
  return { book, edition, state, log, cache, workOut, tryPaying, veiled: undefined };
}
