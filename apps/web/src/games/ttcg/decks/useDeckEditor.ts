import type { Deck } from '@cardscape/ttcg/tools';
import { useEffect, useState } from 'react';
import { begin, changed, redone, undone } from './history.ts';
import type { SavedDeck } from './savedDeck.ts';
import { saveDeck, savedDecks, useSavedDecks } from './savedDecks.ts';

/** A deck that is being changed: every change is kept at once, and can be undone. */
export interface DeckEditing {
  readonly deck: SavedDeck;
  /** Changes in a row with the same tag are undone together. */
  change(next: Deck, tag?: string): void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** Opens a saved deck to change it; nothing if there is none with this id. */
export function useDeckEditor(id: string): DeckEditing | undefined {
  const stored = useSavedDecks().find((deck) => deck.id === id);
  const [history, setHistory] = useState(() => begin(stored));
  // Another window may have changed the deck: then its history begins anew.
  useEffect(() => {
    setHistory((before) => (before.now === stored ? before : begin(stored)));
  }, [stored]);
  if (!stored) return undefined;
  const go = (next: typeof history) => {
    if (next === history || !next.now) return;
    setHistory(next);
    if (next.now !== savedDecks().find((deck) => deck.id === id)) saveDeck(next.now);
  };
  return {
    deck: stored,
    change: (next, tag) => go(changed(history, { ...next, id }, tag)),
    undo: history.past.length > 0 ? () => go(undone(history)) : undefined,
    redo: history.future.length > 0 ? () => go(redone(history)) : undefined,
  };
}
