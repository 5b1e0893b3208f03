import { type Problem, problemAt, quoted, type TextFile } from '@cardscape/kernel';
import { isSubtype, subtypesIn } from './card-fields.ts';
import { writeCsv } from './csv.ts';
import { readTable } from './table.ts';

const COLUMNS = ['SUBTYPES'] as const;

/** Reads a table with the one column SUBTYPES: words that effects may speak of (R-T24). */
export function readSubtypeWords({ text, path }: TextFile): {
  readonly words: readonly string[];
  readonly problems: readonly Problem[];
} {
  const { rows, problems } = readTable(text, path, COLUMNS);
  const cells = rows.map(({ SUBTYPES }) => SUBTYPES);
  const strange = cells.filter((cell) => !subtypesIn(cell.text).every(isSubtype));
  return {
    words: cells.flatMap((cell) => subtypesIn(cell.text)).filter(isSubtype),
    problems: [
      ...problems,
      ...strange.map((cell) =>
        problemAt(cell, { part: 'SUBTYPES', found: quoted(cell.text), expected: ['words'] }),
      ),
    ],
  };
}

/** Writes words in the form that `readSubtypeWords` reads. */
export function writeSubtypeWords(words: readonly string[]): string {
  return writeCsv([COLUMNS, ...words.map((word) => [word])]);
}
