import { fileProblem, type Problem } from '@cardscape/kernel';
import {
  columnPlace,
  EFFECT_COLUMN,
  type EffectTable,
  linesIn,
  placeAt,
  readEffectTable,
} from '@cardscape/studio/workshop';
import type { Host } from '../host.ts';
import { refuse, textOf } from './files.ts';

/** A table read from a file, and whether the file was one. */
export interface TableFile {
  readonly table: EffectTable;
  readonly wasTable: boolean;
  /** The line of the file that a row begins in. */
  lineOf(row: number): number;
}

/** Reads a table of effects; a text with an effect in each line becomes one. */
export async function readTableFile(host: Host, path: string): Promise<TableFile> {
  const text = await textOf(host, path);
  if (linesIn(text).length === 0) {
    const expected = ['an effect in each line, or a table'];
    const message = 'There is nothing in this file.';
    refuse(fileProblem(path, { found: 'nothing', expected, message }));
  }
  if (!isTable(path, text)) {
    const rows = linesIn(text).map((effect) => [effect]);
    return { table: { columns: [EFFECT_COLUMN], rows }, wasTable: false, lineOf: (row) => row + 1 };
  }
  const read = readEffectTable(text, path);
  if ('problem' in read) return refuse(read.problem);
  const { table, starts } = read;
  return { table, wasTable: true, lineOf: (row) => placeAt(text, starts[row] ?? 0).line };
}

/** Where a column stands; without it the command ends. */
export function placeOfColumn(table: EffectTable, name: string, path: string): number {
  const found = columnPlace(table.columns, name, path);
  return typeof found === 'number' ? found : refuse(found satisfies Problem);
}

/** A table says so by its name, or by its first line. */
function isTable(path: string, text: string): boolean {
  const [header = ''] = linesIn(text);
  return /\.csv$/i.test(path) || header.split(';').includes(EFFECT_COLUMN);
}
