import { type Catalogue, catalogueOf } from '@cardscape/showdown';
import { type Library, libraryOf } from './library.ts';
import { useOwnCards } from './ownCards.ts';

const catalogues = new WeakMap<Library, Catalogue>();

/** The cards of a library as profiles know them. */
export function catalogueIn(library: Library): Catalogue {
  const known = catalogues.get(library);
  if (known) return known;
  const made = catalogueOf(library.cards.map(({ design }) => design));
  catalogues.set(library, made);
  return made;
}

/** The cards that are loaded. */
export function useLibrary(): { readonly library: Library; readonly catalogue: Catalogue } {
  const { source } = useOwnCards();
  const library = libraryOf(source);
  return { library, catalogue: catalogueIn(library) };
}
