import { nearest } from '../english/nearest.ts';
import { counted, eitherOf, shorten } from '../english/wording.ts';

/** Where something stands in a file; lines and columns count from 1. Data that is no text has line 0. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The way to it from the top of a JSON file: `[2].keywords[7]`; empty for the whole file. */
  readonly path?: string;
}

/** What is wrong in something a person gave, where, and what would be right. */
export interface Problem extends Place {
  /** An error keeps something out; a warning does not. */
  readonly severity: 'error' | 'warning';
  /** The name of the check, where a game has names for them. */
  readonly code?: string;
  /** What was looked at: a field such as `ATTACK`, a list such as `keywords`, or `file` as a whole. */
  readonly part?: string;
  /** Which one of the part's list, from 0; its length if something is missing at the end. */
  readonly position?: number;
  /** The card, character or deck it is about, if it has a name. */
  readonly entry?: string;
  readonly found?: string;
  /** What would be right: any one of these. Empty if that cannot be said. */
  readonly expected: readonly string[];
  /** The known word most like the one found. */
  readonly nearest?: string;
  /** What is wrong alone, where the message also tells what would be right. */
  readonly statement?: string;
  /** What usually mends it. */
  readonly fix?: string;
  /** All of it in one sentence or two. */
  readonly message: string;
}

/** What a problem says besides its place. It is an error, and its message can be made of the rest. */
export type Finding = Partial<Problem> & Required<Pick<Problem, 'found' | 'expected'>>;

/** What is said of a problem that is told in a sentence of its own. */
export type Statement = Pick<Problem, 'message' | 'expected' | 'statement'>;

/** A problem at a place, which the finding may tell more exactly. */
export function problemAt({ file, line, column, path }: Place, finding: Finding): Problem {
  const { part, found, expected } = finding;
  const { message } = expecting(`${part ? `${part} is` : 'Found'} ${found}`, ...expected);
  return {
    file,
    line,
    column,
    ...(path !== undefined && { path }),
    severity: 'error',
    message: `${message}${didYouMean(finding.nearest)}`,
    ...finding,
  };
}

/** A problem with a file as a whole. */
export function fileProblem(
  file: string,
  { found, expected, message }: Finding & Pick<Problem, 'message'>,
): Problem {
  return problemAt({ file, line: 1, column: 1 }, { part: 'file', found, expected, message });
}

/** What is wrong, in a clause, and what would be right instead. */
export function expecting(clause: string, ...expected: readonly string[]): Statement {
  const message = `${clause}; expected ${eitherOf(expected)}.`;
  return { message, statement: `${clause}.`, expected };
}

/** The problem in one line: `file:line:column: message`. */
export function problemLine(problem: Problem): string {
  return `${placeWords(problem)}: ${problem.message}`;
}

/** The problem in one line with how bad it is and whose: `file:line:column: error: Entry: message`. */
export function verdictLine(problem: Problem): string {
  const { severity, entry, message } = problem;
  const whose = entry === undefined ? '' : `${shorten(entry)}: `;
  return `${placeWords(problem)}: ${severity}: ${whose}${message}`;
}

/** More problems than these are counted, not told. */
const MOST_TOLD = 5;

/** The first problems, a line each, and how many more there are. */
export function problemLines(problems: readonly Problem[]): string {
  const lines = problems.slice(0, MOST_TOLD).map(problemLine);
  const more = problems.length - lines.length;
  return [...lines, ...(more > 0 ? [`And ${counted(more, 'more problem')}.`] : [])].join('\n');
}

/** A problem in data that nobody wrote as a text: its path says where it is. */
export function inData(problem: Problem): Problem {
  return { ...problem, line: 0, column: 0 };
}

/** The place as editors link it. A file as a whole has no line to jump to, and data has its path. */
function placeWords({ file, line, column, part, path = '' }: Problem): string {
  if (part === 'file') return file;
  if (line > 0) return `${file}:${line}:${column}`;
  return path === '' || path.startsWith('[') ? `${file}${path}` : `${file}.${path}`;
}

/** A text as it is shown in a message. */
export function quoted(text: string): string {
  return text === '' ? 'empty' : `"${shorten(text)}"`;
}

/** The known word nearest to a text, as the part of a problem that names it. */
export function nearestOf(text: string, known: Iterable<string>): Pick<Problem, 'nearest'> {
  const word = nearest(text, known);
  return word === undefined ? {} : { nearest: word };
}

/** The question that names a likely word, to be put behind a message; nothing without one. */
export function didYouMean(word: string | undefined): string {
  return word === undefined ? '' : ` Did you mean ${word}?`;
}
