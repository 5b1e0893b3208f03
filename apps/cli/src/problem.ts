import { shorten } from '@cardscape/kernel';
import type { FileError } from '@cardscape/kolyma';

/** What is wrong in something the user gave, where, and what would be right. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The way to it from the top of the file. */
  readonly path: string;
  /** The part that was looked at. */
  readonly where: FileError['where'] | 'file' | 'choices' | 'position' | 'do' | 'deck';
  readonly position?: number;
  readonly found: string;
  readonly expected: readonly string[];
  readonly message: string;
  /** The name of the card or character, if it has one. */
  readonly entry?: string;
}

/** A problem with a file as a whole. */
export function fileProblem(
  file: string,
  { found, expected, message }: Pick<Problem, 'found' | 'expected' | 'message'>,
): Problem {
  return { file, line: 1, column: 1, path: '', where: 'file', found, expected, message };
}

/** The problem in one line, as editors link it. A file as a whole has no line to jump to. */
export function problemLine({ file, line, column, where, entry, message }: Problem): string {
  const place = where === 'file' ? file : `${file}:${line}:${column}`;
  return `${place}: error: ${entry === undefined ? '' : `${shorten(entry)}: `}${message}`;
}

/** An error as the commands print it for programs. */
export function errorJson(problem: Problem): object {
  const { line, column, path, where, position, found, expected, message } = problem;
  return {
    line,
    column,
    path,
    where,
    ...(position === undefined ? {} : { position }),
    found,
    expected,
    message,
  };
}
