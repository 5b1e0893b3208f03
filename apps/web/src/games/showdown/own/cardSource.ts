import type { ShowdownOpened } from '@cardscape/showdown';
import type { Catalogue } from '@cardscape/showdown/tools';
import { openedWith } from '../core.ts';
import { useOwnCards } from './ownCards.ts';

/** The cards that are loaded. */
export function useLibrary(): { readonly library: ShowdownOpened; readonly catalogue: Catalogue } {
  const { cards } = useOwnCards();
  const library = openedWith(cards);
  return { library, catalogue: library.catalogue };
}
