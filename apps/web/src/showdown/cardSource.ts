import { type Catalogue, catalogueOf } from '@cardscape/showdown';
import { useSyncExternalStore } from 'react';
import { type CardSource, type Library, libraryOf } from './library.ts';

let current: CardSource = {};
const listeners = new Set<() => void>();

/** The cards that are loaded besides the built-in set, for as long as the site is open. */
export function useCardSource(): readonly [CardSource, (source: CardSource) => void] {
  const source = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
  return [source, load];
}

function load(source: CardSource): void {
  current = source;
  for (const listener of listeners) listener();
}

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
  const [source] = useCardSource();
  const library = libraryOf(source);
  return { library, catalogue: catalogueIn(library) };
}
