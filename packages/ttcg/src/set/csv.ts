import { isText, type Place, type Problem, problemAt } from '@cardscape/kernel';

/** One field of a table, trimmed, and where it stands. */
export interface Cell extends Place {
  readonly text: string;
  /** Written in quotes, where a quote inside is doubled. */
  readonly inQuotes: boolean;
  /** The table does not have the column: the text is what is usual. */
  readonly isMissing?: true;
}

/** The rows of a file, and the lines that are none. */
export interface CsvRows {
  readonly rows: readonly Cell[][];
  readonly problems: readonly Problem[];
}

const USUAL_DELIMITER = ';';
const DELIMITERS = [USUAL_DELIMITER, ','] as const;
const LONGEST_FILE = 10_000_000;
/** A quote left open would otherwise reach for the rest of the file. */
const LONGEST_FIELD = 10_000;

/** Some editors put it before the text; it takes no place on the screen, so columns stay right. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Reads fields divided by semicolons, or by commas if the first line has none. A quoted field may go over
 * several lines; where its quote is not closed, its line alone is left out. Empty lines are passed over.
 */
export function readCsv(text: string, file: string): CsvRows {
  const refusal = refusalOf(text, file);
  if (refusal) return { rows: [], problems: [refusal] };
  const source = (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text).replace(/\r\n?/g, '\n');
  const delimiter = delimiterOf(source);
  const rows: Cell[][] = [];
  const problems: Problem[] = [];
  for (let at = 0, line = 1; at < source.length; ) {
    const lineEnd = endOfLine(source, at);
    const row = isBlank(source, at, lineEnd)
      ? { end: lineEnd, lines: 1 }
      : readRow(source, at, { file, line, delimiter });
    if ('cells' in row) rows.push(row.cells);
    if ('brokenAt' in row) problems.push(brokenQuote({ file, line, column: row.brokenAt }));
    const { end, lines } = 'brokenAt' in row ? { end: lineEnd, lines: 1 } : row;
    at = end + 1;
    line += lines;
  }
  return { rows, problems };
}

/** Writes rows in the form that `readCsv` reads. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const field = (text: string) =>
    /[;"\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((row) => `${row.map(field).join(USUAL_DELIMITER)}\n`).join('');
}

/** Where a character of the cell's text stands. */
export function placeInCell(
  { text, line, column, inQuotes }: Cell,
  offset: number,
): { line: number; column: number } {
  const before = text.slice(0, offset);
  const breaks = before.split('\n').length - 1;
  const since = before.slice(before.lastIndexOf('\n') + 1);
  const shift = since.length + (inQuotes ? quotesIn(since) : 0);
  return { line: line + breaks, column: breaks > 0 ? shift + 1 : column + shift };
}

function refusalOf(text: string, file: string): Problem | undefined {
  const place = { file, line: 1, column: 1, part: 'file' };
  if (text.length > LONGEST_FILE) {
    const found = `a file of ${text.length} characters`;
    const expected = [`at most ${LONGEST_FILE} characters`];
    return { ...problemAt(place, { found, expected }), part: 'file' };
  }
  if (isText(text)) return undefined;
  const message = 'This is no text; expected a table with a line for each card.';
  const finding = { found: 'bytes that are no text', expected: ['a table'], message };
  return problemAt(place, { ...finding, part: 'file' });
}

function delimiterOf(source: string): string {
  const [, header = ''] = /^\s*(.*)/.exec(source) ?? [];
  return DELIMITERS.find((sign) => header.includes(sign)) ?? USUAL_DELIMITER;
}

interface RowPlace {
  readonly file: string;
  readonly line: number;
  readonly delimiter: string;
}

/** A row and the end of its last line; or the column of a quote that is not closed as it should be. */
function readRow(
  source: string,
  start: number,
  { file, line: firstLine, delimiter }: RowPlace,
): { cells: Cell[]; end: number; lines: number } | { brokenAt: number } {
  const cells: Cell[] = [];
  let [line, lineStart] = [firstLine, start];
  for (let at = start; ; ) {
    const inQuotes = source[at] === '"';
    const open = inQuotes ? at + 1 : at;
    const close = inQuotes ? closingQuote(source, open) : endOfField(source, at, delimiter);
    if (close === undefined) return { brokenAt: at - start + 1 };
    const written = source.slice(open, close);
    const field = inQuotes ? written.replaceAll('""', '"') : written;
    const before = field.slice(0, field.length - field.trimStart().length);
    const breaksBefore = before.split('\n').length - 1;
    const column =
      breaksBefore > 0
        ? before.length - before.lastIndexOf('\n')
        : open - lineStart + before.length + 1;
    cells.push({ text: field.trim(), file, line: line + breaksBefore, column, inQuotes });
    const breaks = inQuotes ? written.split('\n').length - 1 : 0;
    if (breaks > 0) {
      line += breaks;
      lineStart = open + written.lastIndexOf('\n') + 1;
    }
    const end = inQuotes ? endOfField(source, close + 1, delimiter) : close;
    if (inQuotes && !isBlank(source, close + 1, end)) return { brokenAt: at - start + 1 };
    if (source[end] !== delimiter) return { cells, end, lines: line - firstLine + 1 };
    at = end + 1;
  }
}

/** Where a quoted field ends: a doubled quote stands for one. */
function closingQuote(source: string, open: number): number | undefined {
  for (let at = source.indexOf('"', open); at >= 0; at = source.indexOf('"', at + 2)) {
    if (at - open > LONGEST_FIELD) return undefined;
    if (source[at + 1] !== '"') return at;
  }
  return undefined;
}

function endOfField(source: string, from: number, delimiter: string): number {
  let at = from;
  while (at < source.length && source[at] !== delimiter && source[at] !== '\n') at++;
  return at;
}

function endOfLine(source: string, from: number): number {
  const end = source.indexOf('\n', from);
  return end < 0 ? source.length : end;
}

function isBlank(source: string, from: number, to: number): boolean {
  return source.slice(from, to).trim() === '';
}

function brokenQuote(place: Place): Problem {
  return problemAt(place, {
    found: 'a quoted field that is not closed, or goes on after its quote',
    expected: ['a quote at both ends of the field, and each quote inside it doubled'],
  });
}

function quotesIn(text: string): number {
  return text.split('"').length - 1;
}
