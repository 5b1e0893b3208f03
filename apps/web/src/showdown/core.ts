import { games, type OpenWith } from '@cardscape/games';
import { type BroughtCards, type Opening, problemLine } from '@cardscape/kernel';
import { type ShowdownOpened, showdownModule } from '@cardscape/showdown';

const entry = games.find(({ name }) => name === showdownModule.name);
if (!entry) throw new Error('Showdown is not among the games.');
const set = await entry.set();

/** Opens Showdown with its built-in set. */
export function openShowdown(request: OpenWith): Opening<ShowdownOpened> {
  return showdownModule.open({ ...request, set });
}

/** Showdown with the cards that someone brought; what cannot be used is among the problems. */
export function openedWith(cards: BroughtCards | undefined): ShowdownOpened {
  const opening = openShowdown(cards ? { cards } : {});
  if ('opened' in opening) return opening.opened;
  throw new Error(problemLine(opening.problems[0]));
}

/** Showdown with the built-in set alone. */
export const core: ShowdownOpened = openedWith(undefined);
