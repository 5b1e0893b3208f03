import {
  allOf,
  counted,
  didYouMean,
  nearestOf,
  type Problem,
  problemAt,
  quoted,
} from '@cardscape/kernel';
import { type Cell, readCsv } from './csv.ts';

/** A row by the names of its columns. */
export type Row<Column extends string> = Readonly<Record<Column, Cell>>;

/** The rows of a table that have all their fields, and what is wrong with the others. */
export interface Table<Column extends string> {
  readonly rows: readonly Row<Column>[];
  readonly problems: readonly Problem[];
}

/** What a table may do without, and how its columns may be called besides. */
export interface Leeway<Column extends string> {
  /** Columns that need not be there, and what stands in them then. */
  readonly usual?: Readonly<Partial<Record<Column, string>>>;
  readonly otherNames?: Readonly<Record<string, Column>>;
}

/** Reads a table whose first line names its columns, in any order. */
export function readTable<Column extends string>(
  text: string,
  file: string,
  columns: readonly Column[],
  leeway: Leeway<Column> = {},
): Table<Column> {
  const usual: Readonly<Partial<Record<string, string>>> = leeway.usual ?? {};
  const { rows: lines, problems } = readCsv(text, file);
  const [header, ...body] = lines;
  if (!header)
    return { rows: [], problems: problems.length > 0 ? problems : [noHeader(file, columns)] };
  const names = header.map(({ text }) => columnNamed(text, leeway.otherNames ?? {}));
  const needed = columns.filter((column) => !(column in usual) && !names.includes(column));
  const faults = headerFaults(header, names, columns, needed);
  const isTwice = columns.some((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (needed.length > 0 || isTwice) return { rows: [], problems: [...problems, ...faults] };
  const trimmed = body.map((cells) => withoutEmptyEnd(cells, names.length));
  const whole = trimmed.filter((cells) => cells.length === names.length);
  const ragged = trimmed.filter((cells) => cells.length !== names.length);
  return {
    rows: whole.map((cells) => rowOf(cells, names, columns, usual)),
    problems: [...problems, ...faults, ...ragged.map((cells) => wrongLength(cells, names.length))],
  };
}

function columnNamed(text: string, otherNames: Readonly<Record<string, string>>): string {
  const name = text.toUpperCase();
  return Object.hasOwn(otherNames, name) ? (otherNames[name] as string) : name;
}

/** Spreadsheets put delimiters behind the last field; they hold nothing. */
function withoutEmptyEnd(cells: readonly Cell[], length: number): readonly Cell[] {
  return cells.slice(length).every(({ text }) => text === '') ? cells.slice(0, length) : cells;
}

function rowOf<Column extends string>(
  cells: readonly Cell[],
  names: readonly string[],
  columns: readonly Column[],
  usual: Readonly<Partial<Record<string, string>>>,
): Row<Column> {
  const [first] = cells;
  const pairs = columns.map((column) => {
    const cell = cells[names.indexOf(column)];
    return [column, cell ?? { ...first, text: usual[column], inQuotes: false, isMissing: true }];
  });
  return Object.fromEntries(pairs) as Row<Column>;
}

function noHeader(file: string, columns: readonly string[]): Problem {
  const expected = [`a first line with the columns ${columns.join(';')}`];
  return problemAt({ file, line: 1, column: 1 }, { found: 'no line at all', expected });
}

/** Columns that are missing, unknown, or there twice. */
function headerFaults(
  header: readonly Cell[],
  names: readonly string[],
  columns: readonly string[],
  missing: readonly string[],
): Problem[] {
  const strange = header.flatMap((cell, index): Problem[] => {
    const name = names[index] ?? '';
    const first = names.indexOf(name);
    if (!columns.includes(name)) {
      const absent = columns.filter((column) => !names.includes(column));
      const hint = nearestOf(name, absent.length > 0 ? absent : columns);
      const message = `The column ${quoted(cell.text)} is not known.${didYouMean(hint.nearest)}`;
      const expected = [`one of ${columns.join(', ')}`];
      const severity = 'warning';
      return [problemAt(cell, { severity, found: quoted(cell.text), expected, ...hint, message })];
    }
    if (first === index) return [];
    const message = `The column ${name} is there twice, first as column ${first + 1} of the header.`;
    return [problemAt(cell, { found: `${name} again`, expected: [`${name} once`], message })];
  });
  const [start] = header;
  if (missing.length === 0 || !start) return strange;
  const message =
    missing.length === 1
      ? `The column ${missing[0]} is missing.`
      : `The columns ${allOf(missing)} are missing.`;
  const found = `a header without ${allOf(missing)}`;
  return [problemAt(start, { found, expected: [columns.join(';')], message }), ...strange];
}

function wrongLength(cells: readonly Cell[], expected: number): Problem {
  const place = cells[expected] ?? cells.at(-1) ?? { file: '', line: 1, column: 1 };
  const found = counted(cells.length, 'field');
  const message = `The line has ${found}; the header names ${counted(expected, 'column')}.`;
  return problemAt(place, { found, expected: [counted(expected, 'field')], message });
}
