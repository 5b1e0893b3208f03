/** One field of a row as it is written, quotes and blanks included. */
export interface RawField {
  readonly start: number;
  readonly end: number;
  /** Where its text begins and ends: inside the quotes, if it is written in quotes. */
  readonly from: number;
  readonly to: number;
  readonly inQuotes: boolean;
}

/** A row of a table, and where it stands in the text. */
export interface RawRow {
  /** From 1. */
  readonly line: number;
  readonly start: number;
  /** Before the mark that ends its last line. */
  readonly end: number;
  /** Behind that mark. */
  readonly next: number;
  /** None in an empty line, nor where a quote is not closed. */
  readonly fields: readonly RawField[];
  /** Where a quoted field begins that is not closed, or goes on after its quote: only its first line is taken. */
  readonly brokenAt?: number;
}

/** A quote left open would otherwise reach for the rest of the file. */
const LONGEST_FIELD = 10_000;

/** Some editors put it before the text. */
export const BYTE_ORDER_MARK = '\ufeff';

/** The rows of a text one after the other, empty lines too; nothing of the text is passed over. */
export function* rawRows(text: string, delimiter: string): Generator<RawRow, void> {
  let at = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  for (let line = 1; at < text.length; ) {
    const lineEnd = endOfLine(text, at);
    const isBlank = text.slice(at, lineEnd).trim() === '';
    const row = isBlank ? { fields: [], end: lineEnd } : readRow(text, at, delimiter);
    const end = 'brokenAt' in row ? lineEnd : row.end;
    const next = end + breakAt(text, end);
    yield { line, start: at, next, fields: [], ...row, end };
    line += breaksIn(text, at, end) + 1;
    at = next;
  }
}

/** The text of a field, as it was meant. */
export function fieldText(text: string, { from, to, inQuotes }: RawField): string {
  const written = text.slice(from, to);
  return inQuotes ? written.replaceAll('""', '"') : written;
}

/** The sign that divides the fields: what stands in the first line with anything in it. */
export function delimiterOf(text: string): ';' | ',' {
  const [, header = ''] = /^\s*(.*)/.exec(text.replace(/^\ufeff/, '')) ?? [];
  return header.includes(';') || !header.includes(',') ? ';' : ',';
}

/** Where something stands in a text: its line and column, from 1. A byte order mark takes no place. */
export function placeAt(text: string, at: number): { line: number; column: number } {
  const first = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  const before = text.slice(first, at).split(/\r\n|\n|\r/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function readRow(
  text: string,
  start: number,
  delimiter: string,
): { fields: RawField[]; end: number } | { brokenAt: number } {
  const fields: RawField[] = [];
  for (let at = start; ; ) {
    const inQuotes = text[at] === '"';
    const from = inQuotes ? at + 1 : at;
    const to = inQuotes ? closingQuote(text, from) : endOfField(text, at, delimiter);
    if (to === undefined) return { brokenAt: at };
    const end = inQuotes ? endOfField(text, to + 1, delimiter) : to;
    if (inQuotes && text.slice(to + 1, end).trim() !== '') return { brokenAt: at };
    fields.push({ start: at, end, from, to, inQuotes });
    if (text[end] !== delimiter) return { fields, end };
    at = end + 1;
  }
}

/** Where a quoted field ends: a doubled quote stands for one. */
function closingQuote(text: string, from: number): number | undefined {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (at - from > LONGEST_FIELD && isTooLong(text.slice(from, at))) return undefined;
    if (text[at + 1] !== '"') return at;
  }
  return undefined;
}

/** The two characters that some systems end a line with are one. */
function isTooLong(field: string): boolean {
  return field.replaceAll('\r\n', '\n').length > LONGEST_FIELD;
}

function endOfField(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}

function endOfLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}

/** How long the mark is that ends a line here. */
function breakAt(text: string, at: number): number {
  if (at >= text.length) return 0;
  return text.startsWith('\r\n', at) ? 2 : 1;
}

function breaksIn(text: string, from: number, to: number): number {
  return text.slice(from, to).match(/\r\n|\n|\r/g)?.length ?? 0;
}
