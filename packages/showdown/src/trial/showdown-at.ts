import type { CardBook } from '../rules/book/book.ts';
import type { ShowdownEvent } from '../rules/events/events.ts';
import { type ShowdownGame, showdown } from '../rules/showdown.ts';
import { proceed } from '../rules/turn/proceed.ts';
import { buildPosition } from './build-position.ts';
import type { SavedPosition } from './position.ts';

/** Showdown that begins in the middle: every match of it is set up as this position. */
export function showdownAt(book: CardBook, position: SavedPosition): ShowdownGame {
  const setup = (_: unknown, seed: string) => {
    const events: ShowdownEvent[] = [];
    const state = buildPosition(book, { ...position, seed });
    proceed(book, state, events);
    return { state, events };
  };
  return { ...showdown(book), setup };
}
