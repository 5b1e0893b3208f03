import { mustOpen } from '@cardscape/kernel';
import set from '../../built/set.json' with { type: 'json' };
import type { LoadedCard } from '../cards/index.ts';
import { openShowdown } from '../open/open-showdown.ts';
import type { ShowdownOpened } from '../open/opened.ts';
import type { CardBook } from '../rules/book/book.ts';
import { openBook } from '../rules/book/open-book.ts';
import { playableOf } from '../rules/book/playable.ts';

/** The files of the built-in set. */
export const builtInSet = set;

/** Showdown opened with these; throws what is wrong. */
export function opened(
  request: Omit<Parameters<typeof openShowdown>[0], 'set'> = {},
): ShowdownOpened {
  return mustOpen(openShowdown({ set, ...request }));
}

/** The cards of the built-in set. */
export function coreCards(): readonly LoadedCard[] {
  return opened().builtIn;
}

/** A book of the built-in set that nobody else listens to. */
export function coreBook(): CardBook {
  return openBook(coreCards().map(playableOf), opened().book.elements);
}
