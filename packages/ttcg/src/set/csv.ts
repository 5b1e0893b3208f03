/// <reference path="./papaparse.d.ts" />
import { type Place, type Problem, problemAt } from '@cardscape/kernel';
import Papa from 'papaparse';

/** One field of a table, trimmed, and where it stands. */
export interface Cell extends Place {
  readonly text: string;
  /** Written in quotes, where a quote inside is doubled. */
  readonly inQuotes: boolean;
}

/** The rows of a file, and the lines that are none. */
export interface CsvRows {
  readonly rows: readonly Cell[][];
  readonly problems: readonly Problem[];
}

const DELIMITER = ';';
const LONGEST_FILE = 10_000_000;

/** Some editors put it before the text; it takes no place on the screen, so columns stay right. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Reads fields divided by semicolons. A row is one line, so that a quote left open spoils no other
 * row; empty lines are passed over.
 */
export function readCsv(text: string, file: string): CsvRows {
  if (text.length > LONGEST_FILE) {
    const found = `a file of ${text.length} characters`;
    const expected = [`at most ${LONGEST_FILE} characters`];
    return { rows: [], problems: [problemAt({ file, line: 1, column: 1 }, { found, expected })] };
  }
  const rows: Cell[][] = [];
  const problems: Problem[] = [];
  const lines = (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text).split(/\r\n|\r|\n/);
  lines.forEach((written, index) => {
    if (written.trim() === '') return;
    const line = index + 1;
    const { data, errors } = Papa.parse(written, { delimiter: DELIMITER, newline: '\n' });
    const [error] = errors;
    if (error) problems.push(brokenQuote({ file, line, column: error.index ?? 1 }));
    else rows.push(cellsOf(written, data[0] ?? [], file, line));
  });
  return { rows, problems };
}

/** Writes rows in the form that `readCsv` reads. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `${Papa.unparse(rows, { delimiter: DELIMITER, newline: '\n' })}\n`;
}

/** The column in which a character of the cell's text stands. */
export function columnInCell({ text, column, inQuotes }: Cell, offset: number): number {
  const doubled = inQuotes ? quotesIn(text.slice(0, offset)) : 0;
  return column + offset + doubled;
}

function brokenQuote(place: Place): Problem {
  return problemAt(place, {
    found: 'a quoted field that is not closed in its line, or goes on after its quote',
    expected: ['a quote at both ends of the field, and each quote inside it doubled'],
  });
}

/** The fields of a line with their places: how a field was written follows from its text. */
function cellsOf(written: string, fields: readonly string[], file: string, line: number): Cell[] {
  let start = 0;
  return fields.map((field) => {
    const inQuotes = written[start] === '"';
    const before = field.length - field.trimStart().length;
    const column = start + before + (inQuotes ? 2 : 1);
    const length = inQuotes ? field.length + quotesIn(field) + 2 : field.length;
    start = written.indexOf(DELIMITER, start + length) + 1;
    return { text: field.trim(), file, line, column, inQuotes };
  });
}

function quotesIn(text: string): number {
  return text.split('"').length - 1;
}
