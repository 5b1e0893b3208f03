import { problemLine } from '@cardscape/kernel';
import { coreDeckFiles, coreSet } from '../set/core.ts';
import type { Deck } from './deck.ts';
import { readDeck } from './read-deck.ts';

let loaded: readonly Deck[] | undefined;

/** The built-in decks. A fault in one is a fault of ours, so it throws. */
export function coreDecks(): readonly Deck[] {
  loaded ??= loadDecks();
  return loaded;
}

function loadDecks(): readonly Deck[] {
  const lists = coreDeckFiles().map(({ name, text }) => readDeck(text, name, coreSet()));
  const problems = lists.flatMap((list) => list.problems);
  if (problems.length === 0) return lists.map(({ deck }) => deck);
  throw new Error(`The built-in decks have errors.\n${problems.map(problemLine).join('\n')}`);
}
