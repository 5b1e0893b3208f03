import { counted, nearestOf, type Problem, problemAt, quoted } from '@cardscape/kernel';
import { fieldText, placeAt, rawRows } from '../csv/raw-rows.ts';

/** A table of effects and what is said of them. */
export interface EffectTable {
  readonly columns: readonly string[];
  /** Each as many as there are columns. */
  readonly rows: readonly (readonly string[])[];
}

/** The column with the text of the effect. */
export const EFFECT_COLUMN = 'EFFECTNAME';

/** What a cell of a column says where something is so, and where it is not. */
export const YES = 'True';
export const NO = 'False';

const DELIMITER = ';';

/** A table as it was read, and where each of its rows begins in the text. */
export interface ReadEffectTable {
  readonly table: EffectTable;
  readonly starts: readonly number[];
}

/** Reads a table whose first line names its columns; a line that is no row of it is refused. */
export function readEffectTable(
  text: string,
  file: string,
): ReadEffectTable | { readonly problem: Problem } {
  const lines: string[][] = [];
  const starts: number[] = [];
  for (const { fields, start, brokenAt } of rawRows(text, DELIMITER)) {
    if (brokenAt !== undefined) return { problem: brokenLine(text, file, brokenAt) };
    if (fields.length === 0) continue;
    const cells = fields.map((field) => fieldText(text, field));
    const [columns = cells] = lines;
    if (cells.length !== columns.length) {
      const place = { file, ...placeAt(text, start) };
      return { problem: wrongLength(place, cells.length, columns.length) };
    }
    lines.push(cells);
    starts.push(start);
  }
  const [columns, ...rows] = lines;
  if (!columns) return { problem: nothingIn(file) };
  const again = columns.find((name, at) => columns.indexOf(name) !== at);
  if (again === undefined) return { table: { columns, rows }, starts: starts.slice(1) };
  const found = `the column ${quoted(again)} twice`;
  return { problem: problemAt({ file, line: 1, column: 1 }, { found, expected: ['it once'] }) };
}

/** Writes a table: semicolons between the fields, quotes only where they are needed. */
export function writeEffectTable({ columns, rows }: EffectTable): string {
  const lines = [columns, ...rows].map((row) => row.map(written).join(DELIMITER));
  return `${lines.join('\n')}\n`;
}

/** The place of a column, or the problem that there is none. */
export function columnPlace(
  columns: readonly string[],
  name: string,
  file: string,
): number | Problem {
  const at = columns.indexOf(name);
  if (at >= 0) return at;
  const [only = ''] = columns;
  const hint =
    columns.length === 1 && /[,\t]/.test(only) ? ' Divide the fields by semicolons.' : '';
  const message = `There is no column ${quoted(name)}; there is ${columns.join(', ')}.${hint}`;
  const finding = { found: quoted(name), expected: columns, ...nearestOf(name, columns), message };
  return problemAt({ file, line: 1, column: 1 }, finding);
}

/** The rows, by their numbers, that say neither True nor False in a column, nor nothing. */
export function oddCells({ rows }: EffectTable, column: number): number[] {
  return [...rows.keys()].filter((row) => ![YES, NO, ''].includes(rows[row]?.[column] ?? ''));
}

function written(text: string): string {
  return /[;"\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function brokenLine(text: string, file: string, at: number): Problem {
  return problemAt(
    { file, ...placeAt(text, at) },
    {
      found: 'a quoted field that is not closed, or goes on after its quote',
      expected: ['a quote at both ends of the field, and each quote inside it doubled'],
    },
  );
}

function wrongLength(
  place: { file: string; line: number; column: number },
  length: number,
  columns: number,
): Problem {
  const found = counted(length, 'field');
  const message = `The line has ${found}; the header names ${counted(columns, 'column')}.`;
  return problemAt(place, { found, expected: [counted(columns, 'field')], message });
}

function nothingIn(file: string): Problem {
  const expected = ['a first line that names the columns'];
  const message = 'There is nothing in this file.';
  return problemAt(
    { file, line: 1, column: 1 },
    { part: 'file', found: 'nothing', expected, message },
  );
}
