import { counted, type Problem, type Statement } from '@cardscape/kernel';

/** What kind of thing is wrong with a file. */
export type ProblemCode =
  | 'too-big'
  | 'too-deep'
  | 'unreadable'
  | 'stray'
  | 'unclosed'
  | 'unquoted'
  | 'spelling'
  | 'unknown-block'
  | 'misplaced-block'
  | 'repeated-block'
  | 'missing-block'
  | 'unknown-key'
  | 'misplaced-key'
  | 'repeated-key'
  | 'missing-key'
  | 'missing-value'
  | 'wrong-value'
  | 'script'
  | 'misplaced-script'
  | 'repeated-function'
  | 'unknown-name'
  | 'missing-file'
  | 'missing-image'
  | 'image-size'
  | 'repeated-name'
  | 'unknown-element'
  | 'more';

/** A line and a column, counted from 1. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** Who has more to mend does not read on. */
const MOST_SHOWN = 100;

const LINE_END = /\r\n|\n\r|\n|\r/g;

interface Note extends Statement {
  readonly severity: Problem['severity'];
  readonly code: ProblemCode;
  readonly at: number;
}

/** What is said of a problem: a sentence, and what would be right if the sentence does not say it. */
export function statementOf(said: string | Statement, expected?: string): Statement {
  if (typeof said !== 'string') return said;
  return { message: said, expected: expected === undefined ? [] : [expected] };
}

/** Collects what is wrong with one file; places are given as offsets into its text. */
export class Report {
  readonly file: string;
  readonly #notes: Note[] = [];
  readonly #text: string;
  #lineStarts: number[] | undefined;

  constructor(file: string, text: string) {
    this.file = file;
    this.#text = text;
  }

  /** Notes what keeps a card or a function out. */
  error(code: ProblemCode, at: number, said: string | Statement, expected?: string): void {
    this.#notes.push({ severity: 'error', code, at, ...statementOf(said, expected) });
  }

  /** Notes what is odd, but can be read. */
  warn(code: ProblemCode, at: number, said: string | Statement, expected?: string): void {
    this.#notes.push({ severity: 'warning', code, at, ...statementOf(said, expected) });
  }

  /** The line and column of an offset. */
  spot(at: number): Spot {
    this.#lineStarts ??= lineStarts(this.#text);
    let low = 0;
    let high = this.#lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#lineStarts[middle] ?? 0) <= at) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: at - (this.#lineStarts[low] ?? 0) + 1 };
  }

  /** The offset of a line and column. */
  offset({ line, column }: Spot): number {
    this.#lineStarts ??= lineStarts(this.#text);
    return (this.#lineStarts[line - 1] ?? 0) + column - 1;
  }

  /** Whether something is wrong that leaves nothing to use; broken functions are only left out. */
  get isRefused(): boolean {
    return this.#notes.some(({ severity, code }) => severity === 'error' && code !== 'script');
  }

  /** What was noted, from the top of the file on; of very much only the beginning. */
  inOrder(): Problem[] {
    const shown = this.#notes.toSorted((a, b) => a.at - b.at);
    const rest = shown.splice(MOST_SHOWN);
    const next = rest.find(({ severity }) => severity === 'error') ?? rest[0];
    if (next) {
      const message = `From here on there are ${counted(rest.length, 'more problem')}.`;
      const { severity, at } = next;
      shown.push({ severity, code: 'more', at, message, expected: [] });
    }
    return shown.map(({ at, ...note }) => ({ file: this.file, ...this.spot(at), ...note }));
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (const match of text.matchAll(LINE_END)) starts.push(match.index + match[0].length);
  return starts;
}
