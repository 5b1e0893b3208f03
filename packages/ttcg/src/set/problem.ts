import { nearest, shorten } from '@cardscape/kernel';

/** Where something stands in a file; lines and columns count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What is wrong in a file, where, and what would be right. */
export interface Problem extends Place {
  /** The field or header it is about: `ATTACK`. */
  readonly field?: string;
  /** The card it is about, if it has a name. */
  readonly card?: string;
  readonly found: string;
  readonly expected: string;
  /** The known word most like the one found. */
  readonly nearest?: string;
  /** All of it in one sentence or two. */
  readonly message: string;
}

/** What a problem says besides its place. */
export type Finding = Pick<Problem, 'found' | 'expected'> & Partial<Problem>;

/** A problem at a place; its message is made from what was found and what was expected. */
export function problemAt({ file, line, column }: Place, finding: Finding): Problem {
  const { field, found, expected } = finding;
  const hint = finding.nearest ? ` Did you mean ${finding.nearest}?` : '';
  const message = `${field ? `${field} is` : 'Found'} ${found}; expected ${expected}.${hint}`;
  return { file, line, column, message, ...finding };
}

/** A text as it is shown in a message. */
export function quoted(text: string): string {
  return text === '' ? 'empty' : `"${shorten(text)}"`;
}

/** The known word nearest to a text, as the part of a problem that names it. */
export function nearestOf(text: string, known: Iterable<string>): { nearest?: string } {
  const word = nearest(text, known);
  return word === undefined ? {} : { nearest: word };
}

/** The problem as one line of text: `file:line:column: message`. */
export function problemLine({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column}: ${message}`;
}
