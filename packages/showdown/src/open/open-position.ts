import { capital, fileProblem, inData, type Problem, type TextFile } from '@cardscape/kernel';
import { z } from '@cardscape/kernel/schema';
import type { CardBook } from '../rules/book.ts';
import { buildPosition } from '../trial/build-position.ts';
import type { SavedPosition } from '../trial/position.ts';
import { readPosition } from '../trial/read-position.ts';

const textFile = z.strictObject({ path: z.string(), text: z.string() });

/**
 * Checks a position that a match is to begin in, and that it can be set up. One that somebody wrote down
 * may be handed over as a file: what is wrong then has its place there.
 */
export function openPosition(
  given: unknown,
  book: CardBook,
): { readonly position: SavedPosition } | { readonly problems: readonly Problem[] } {
  const written = textFile.safeParse(given).data;
  const { path, text } = written ?? dataAsFile(given);
  const read = readPosition(text, path, book);
  if (!read.ok) return { problems: written ? read.problems : read.problems.map(inData) };
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

function dataAsFile(given: unknown): TextFile {
  return { path: 'position', text: JSON.stringify(given) ?? 'null' };
}
