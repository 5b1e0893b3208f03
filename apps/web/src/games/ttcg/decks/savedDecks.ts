import { z } from '@cardscape/kernel/schema';
import type { Deck } from '@cardscape/ttcg/tools';
import { useSyncExternalStore } from 'react';
import { kept } from '../../../look/browser/storage.ts';
import { builtIn } from '../core.ts';
import { freeName } from './freeName.ts';
import { type SavedDeck, savedDeckSchema } from './savedDeck.ts';

const key = 'ttcg-decks';
const shelf = kept<readonly unknown[]>(key, 1, [], z.array(z.unknown()));

let decks = readShelf();
const listeners = new Set<() => void>();

// A deck that can no longer be read must not take the others with it.
function readShelf(): readonly SavedDeck[] {
  return shelf.read().flatMap((found) => savedDeckSchema.safeParse(found).data ?? []);
}

function show(next: readonly SavedDeck[]): void {
  decks = next;
  for (const listener of listeners) listener();
}

function keep(next: readonly SavedDeck[]): void {
  shelf.write(next);
  show(next);
}

// Another window of the same browser may change the decks as well.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key?.includes(`/${key}/`)) show(readShelf());
});

/** Your own decks, the newest last. */
export function savedDecks(): readonly SavedDeck[] {
  return decks;
}

/** Keeps a deck in the place of the one with its id, or as a new one. */
export function saveDeck(deck: SavedDeck): void {
  const place = decks.findIndex(({ id }) => id === deck.id);
  keep(place < 0 ? [...decks, deck] : decks.with(place, deck));
}

/** Keeps a copy of a deck under a name that no other has, built-in ones included; gives the copy. */
export function addDeck({ name, note, entries }: Deck): SavedDeck {
  const id = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '';
  const taken = [...decks, ...builtIn.decks].map((each) => each.name);
  const deck = { id, name: freeName(name || 'New deck', taken), note, entries };
  saveDeck(deck);
  return deck;
}

/** Lets a deck go. */
export function deleteDeck(gone: string): void {
  keep(decks.filter(({ id }) => id !== gone));
}

/** Your own decks, kept up to date. */
export function useSavedDecks(): readonly SavedDeck[] {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, savedDecks);
}
