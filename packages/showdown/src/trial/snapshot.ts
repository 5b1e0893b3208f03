import { copyData } from '@cardscape/kernel';
import type { CardBook } from '../rules/book/book.ts';
import { restore } from '../rules/position/saved.ts';
import type { ShowdownState } from '../rules/position/state.ts';
import type { SavedPosition } from './position.ts';
import { savePosition } from './save-position.ts';

/**
 * The position at the start of the turn that a match has come to (2.4), out of its states so far. What waits
 * for an answer then is taken back to its beginning, so that it is asked again.
 */
export function snapshotOf(book: CardBook, states: readonly ShowdownState[]): SavedPosition {
  const now = states.at(-1)?.turn;
  const first = states.find(({ turn }) => turn === now);
  if (!first) throw new RangeError('a match has a state at least');
  const state = copyData(first);
  if (state.step) restore(state, state.step.from);
  state.step = null;
  return savePosition(book, state);
}
