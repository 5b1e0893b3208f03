import { capital, fileProblem, inData, type Problem } from '@cardscape/kernel';
import { asFile, isFile } from '@cardscape/kernel/json';
import type { CardBook } from '../rules/book/book.ts';
import { buildPosition } from '../trial/build-position.ts';
import type { SavedPosition } from '../trial/position.ts';
import { readPosition } from '../trial/read-position.ts';

/**
 * Checks a position that a match is to begin in, and that it can be set up. One that somebody wrote down
 * may be handed over as a file: what is wrong then has its place there.
 */
export function openPosition(
  given: unknown,
  book: CardBook,
): { readonly position: SavedPosition } | { readonly problems: readonly Problem[] } {
  const { path, text } = asFile(given, 'position');
  const read = readPosition(text, path, book);
  if (!read.ok) return { problems: isFile(given) ? read.problems : read.problems.map(inData) };
  const { position } = read.read;
  try {
    buildPosition(book, position);
    return { position };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = `This position cannot be set up: ${capital(error.message)}.`;
    const expected = ['a position of the cards that are loaded'];
    return { problems: [fileProblem(path, { found: error.message, expected, message })] };
  }
}
