import {
  BYTE_ORDER_MARK,
  delimiterOf,
  fieldText,
  type RawField,
  rawRows,
} from '../csv/raw-rows.ts';

/** A field of a sheet: what it says, and how that is written. */
export interface SheetCell {
  readonly text: string;
  readonly written: string;
  /** As it was read: saying the same again writes it the same way again. */
  readonly read?: { readonly text: string; readonly written: string };
}

/** A line of a sheet. One that is empty, or broken, has no cells and is kept as it is. */
export interface SheetRow {
  readonly cells: readonly SheetCell[];
  /** What a line without cells is. */
  readonly kept: string;
  /** The mark that ends it; the last line may have none. */
  readonly end: string;
}

/** A table that loses nothing: what is not touched is written back as it was read. */
export interface Sheet {
  /** The mark that some editors put before a text, or nothing. */
  readonly mark: string;
  readonly delimiter: ';' | ',';
  readonly rows: readonly SheetRow[];
}

/** Reads a table with all that is in its text. */
export function readSheet(text: string): Sheet {
  const delimiter = delimiterOf(text);
  const rows = [...rawRows(text, delimiter)].map(
    ({ fields, start, end, next }): SheetRow => ({
      cells: fields.map((field) => cellOf(text, field)),
      kept: fields.length > 0 ? '' : text.slice(start, end),
      end: text.slice(end, next),
    }),
  );
  return { mark: text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '', delimiter, rows };
}

/** Writes a table. */
export function writeSheet({ mark, delimiter, rows }: Sheet): string {
  const usual = rows.find(({ end }) => end !== '')?.end ?? '\n';
  const lines = rows.map(({ cells, kept, end }, at) => {
    const isFollowed = at < rows.length - 1;
    const line = cells.length > 0 ? cells.map(({ written }) => written).join(delimiter) : kept;
    return line + (isFollowed && end === '' ? usual : end);
  });
  return mark + lines.join('');
}

/** The table with another text in a cell. */
export function withCell(sheet: Sheet, row: number, column: number, text: string): Sheet {
  const before = sheet.rows[row]?.cells[column];
  if (!before || before.text === text) return sheet;
  return withRow(sheet, row, (cells) => cells.with(column, changed(before, text, sheet.delimiter)));
}

/** The table with one more line at its end. */
export function withNewRow(sheet: Sheet, texts: readonly string[]): Sheet {
  const cells = texts.map((text) => ({ text, written: written(text, sheet.delimiter) }));
  const end = sheet.rows.find((row) => row.end !== '')?.end ?? '\n';
  return { ...sheet, rows: [...sheet.rows, { cells, kept: '', end }] };
}

/** The table without a line. */
export function withoutRow(sheet: Sheet, row: number): Sheet {
  return { ...sheet, rows: sheet.rows.toSpliced(row, 1) };
}

/** The table with one more column at its end, the same in every line but the first, which has its name. */
export function withNewColumn(sheet: Sheet, name: string, usual: string): Sheet {
  const header = headerOf(sheet);
  const cell = (text: string) => ({ text, written: written(text, sheet.delimiter) });
  const length = sheet.rows[header]?.cells.length ?? 0;
  const rows = sheet.rows.map((row, at) => {
    if (row.cells.length === 0) return row;
    // Spreadsheets put empty fields behind the last one; the new one takes the place of the first of them.
    const cells = row.cells.toSpliced(length, 1, cell(at === header ? name : usual));
    return row.cells.length < length ? row : { ...row, cells };
  });
  return { ...sheet, rows };
}

/** The line that names the columns; -1 if there is none. */
export function headerOf({ rows }: Sheet): number {
  return rows.findIndex(({ cells }) => cells.length > 0);
}

function cellOf(text: string, field: RawField): SheetCell {
  const read = {
    // As the reader of card lists takes it: line ends alike, nothing around it.
    text: fieldText(text, field).replace(/\r\n?/g, '\n').trim(),
    written: text.slice(field.start, field.end),
  };
  return { ...read, read };
}

function changed({ read }: SheetCell, text: string, delimiter: string): SheetCell {
  const now = read?.text === text ? read.written : written(text, delimiter);
  return { text, written: now, ...(read && { read }) };
}

function withRow(
  sheet: Sheet,
  row: number,
  change: (cells: readonly SheetCell[]) => SheetCell[],
): Sheet {
  const before = sheet.rows[row];
  if (!before) return sheet;
  return { ...sheet, rows: sheet.rows.with(row, { ...before, cells: change(before.cells) }) };
}

function written(text: string, delimiter: string): string {
  const needsQuotes = /["\n\r]|^\s|\s$/.test(text) || text.includes(delimiter);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}
