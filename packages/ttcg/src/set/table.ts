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

/** Reads a table whose first line names its columns, in any order. */
export function readTable<Column extends string>(
  text: string,
  file: string,
  columns: readonly Column[],
): Table<Column> {
  const { rows: lines, problems } = readCsv(text, file);
  const [header, ...body] = lines;
  if (!header) return { rows: [], problems: [...problems, noHeader(file, columns)] };
  const faults = headerFaults(header, columns);
  const names = header.map(({ text }) => text.toUpperCase());
  const usable = columns.every((column) => names.filter((name) => name === column).length === 1);
  if (!usable) return { rows: [], problems: [...problems, ...faults] };
  const whole = body.filter((cells) => cells.length === names.length);
  const ragged = body.filter((cells) => cells.length !== names.length);
  return {
    rows: whole.map((cells) => rowOf(cells, names, columns)),
    problems: [...problems, ...faults, ...ragged.map((cells) => wrongLength(cells, names.length))],
  };
}

function rowOf<Column extends string>(
  cells: readonly Cell[],
  names: readonly string[],
  columns: readonly Column[],
): Row<Column> {
  const pairs = columns.map((column) => [column, cells[names.indexOf(column)]]);
  return Object.fromEntries(pairs) as Row<Column>;
}

function noHeader(file: string, columns: readonly string[]): Problem {
  const expected = [`a first line with the columns ${columns.join(';')}`];
  return problemAt({ file, line: 1, column: 1 }, { found: 'no line at all', expected });
}

/** Columns that are missing, unknown, or there twice. */
function headerFaults(header: readonly Cell[], columns: readonly string[]): Problem[] {
  const names = header.map(({ text }) => text.toUpperCase());
  const missing = columns.filter((column) => !names.includes(column));
  const strange = header.flatMap((cell, index): Problem[] => {
    const name = names[index] ?? '';
    const first = names.indexOf(name);
    if (!columns.includes(name)) {
      const hint = nearestOf(name, missing.length > 0 ? missing : columns);
      const message = `The column ${quoted(cell.text)} is not known.${didYouMean(hint.nearest)}`;
      const expected = [`one of ${columns.join(', ')}`];
      return [problemAt(cell, { found: quoted(cell.text), expected, ...hint, message })];
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
