import { counted, quoted } from '@cardscape/kernel';
import {
  annotated,
  anyOf,
  EFFECT_COLUMN,
  type EffectTable,
  exactly,
  oddCells,
  patternsWith,
  tooMany,
  writeEffectTable,
} from '@cardscape/studio/workshop';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { DEFAULTS } from './defaults.ts';
import { isThere, Refused, warn, write } from './files.ts';
import { type NamedFile, refuseOverwriting } from './overwriting.ts';
import { filesOfValues, placeholdersIn, tellGaps } from './placeholders.ts';
import { placeOfColumn, readTableFile, type TableFile } from './table-file.ts';

/** More odd cells of a column are counted, not told. */
const MOST_ODD = 5;

/** What `effects annotate` is told. */
export interface AnnotateOptions {
  readonly input?: string;
  readonly placeholder_dir: string;
  readonly output: string;
  readonly column?: string;
  readonly text?: readonly string[];
  readonly exact?: readonly string[];
  readonly match_column?: string;
  readonly delete?: readonly string[];
}

/** `cardscape effects annotate`: a column that says which effects fit, or a table without some (R-W4, R-W5). */
export async function annotateCommand(host: Host, options: AnnotateOptions): Promise<ExitCode> {
  refuseUnclear(options);
  const input = options.input ?? (await usualInput(host));
  const file = await readTableFile(host, input);
  // 6.2.2 of the first tools goes on with the table that it wrote before; a list of effects would be lost.
  const list = { path: input, what: 'the list of effects' };
  if (!file.wasTable) await refuseOverwriting(host, [tableIn(options)], [list]);
  const effects = placeOfColumn(file.table, EFFECT_COLUMN, input);
  const before = file.table.rows.length;
  const table = options.delete
    ? withoutRows(file.table, options.delete, effects)
    : await withColumn(host, file, { ...options, input }, effects);
  await write(host, { path: options.output, content: writeEffectTable(table) });
  host.print(`${options.output}: ${told(table, options, before)}.`);
  return EXIT.fine;
}

function tableIn({ output }: AnnotateOptions): NamedFile {
  return { path: output, what: 'the table' };
}

/** Exactly one thing is done, and a column is named for what needs one. */
function refuseUnclear({ text, exact, delete: gone, column }: AnnotateOptions): void {
  const given = [text, exact, gone].filter((texts) => texts !== undefined);
  if (given.length !== 1)
    throw new Refused('Give exactly one of -t (patterns), -e (texts) and -d (texts to delete).');
  if (given[0]?.includes('')) throw new Refused('An empty text is part of every effect.');
  if (gone && column !== undefined) throw new Refused('With -d, rows go; there is no column (-c).');
  if (!gone && !column?.trim()) throw new Refused('Say which column (-c) is to be set.');
  if (column === EFFECT_COLUMN)
    throw new Refused(`${EFFECT_COLUMN} holds the effects; name another column (-c).`);
}

/** The table that was written last, or the effects that it is to be made of. */
async function usualInput(host: Host): Promise<string> {
  if (await isThere(host, DEFAULTS.table)) return DEFAULTS.table;
  return (await isThere(host, DEFAULTS.effects)) ? DEFAULTS.effects : DEFAULTS.table;
}

function withoutRows(table: EffectTable, texts: readonly string[], effects: number): EffectTable {
  const isGone = anyOf(texts.map(exactly));
  return { ...table, rows: table.rows.filter((row) => !isGone(row[effects] ?? '')) };
}

async function withColumn(
  host: Host,
  file: TableFile,
  options: AnnotateOptions & { input: string },
  effects: number,
): Promise<EffectTable> {
  const { table, wasTable } = file;
  const { column = '', text, exact = [], match_column: where, input } = options;
  // 5.2.7 of the first tool, and R-W5: a text to be found as it is only goes into a column that is there.
  if (!text && wasTable) placeOfColumn(table, column, input);
  for (const name of [column, ...(where === undefined ? [] : [where])])
    if (table.columns.includes(name)) tellOdd(host, file, name, input);
  return annotated(table, {
    column,
    fits: text ? await patternMatcher(host, text, options) : anyOf(exact.map(exactly)),
    effects,
    where: where === undefined ? undefined : placeOfColumn(table, where, input),
  });
}

/** Tells of cells that say neither True nor False: they are taken for False, and stay unless the effect fits. */
function tellOdd(host: Host, { table, lineOf }: TableFile, column: string, input: string): void {
  const at = table.columns.indexOf(column);
  const odd = oddCells(table, at);
  for (const row of odd.slice(0, MOST_ODD)) {
    const found = quoted(table.rows[row]?.[at] ?? '');
    const message = `${column} is ${found}; expected True or False. It does not count as True.`;
    warn(host, input, message, { line: lineOf(row) });
  }
  if (odd.length > MOST_ODD)
    host.complain(`And ${counted(odd.length - MOST_ODD, 'more such line')}.`);
}

async function patternMatcher(host: Host, texts: readonly string[], options: AnnotateOptions) {
  const { placeholder_dir: folder } = options;
  const values = await placeholdersIn(host, folder);
  await refuseOverwriting(host, [tableIn(options)], filesOfValues(folder, values));
  const patterns = patternsWith(values);
  for (const pattern of texts) {
    if (patterns.isTooLarge(pattern)) throw new Refused(tooMany(`The pattern "${pattern}"`));
    tellGaps(host, folder, patterns.gaps(pattern), 'fits nothing');
  }
  return anyOf(texts.map(patterns.matcher));
}

function told(table: EffectTable, { column }: AnnotateOptions, before: number): string {
  const rows = counted(table.rows.length, 'effect');
  if (column === undefined) return `${rows}, ${before - table.rows.length} deleted`;
  const at = table.columns.indexOf(column);
  return `${rows}, ${table.rows.filter((row) => row[at] === 'True').length} with ${column}`;
}
