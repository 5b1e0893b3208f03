import { loadGame } from '@cardscape/games';
import { type BroughtCards, mustOpen } from '@cardscape/kernel';
import type { ShowdownOpened } from '@cardscape/showdown';

/** Showdown with its built-in set alone, and how it is opened with something else. */
export const { open: openShowdown, builtIn: core } = await loadGame('showdown');

/** Showdown with the cards that someone brought; what cannot be used is among the problems. */
export function openedWith(cards: BroughtCards | undefined): ShowdownOpened {
  return mustOpen(openShowdown(cards && { cards }));
}
