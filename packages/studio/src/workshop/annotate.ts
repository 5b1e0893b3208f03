import { type EffectTable, NO, YES } from './effect-table.ts';
import type { Matcher } from './matcher.ts';

/** A column that is to say where something is so. */
export interface Annotation {
  readonly column: string;
  readonly fits: Matcher;
  /** The place of the column with the effects. */
  readonly effects: number;
  /** The place of a column: only rows that say True there are looked at. */
  readonly where?: number | undefined;
}

/** Marks the rows that fit. What says True already stays; what says nothing says False (R-W4). */
export function annotated(
  { columns, rows }: EffectTable,
  { column, fits, effects, where }: Annotation,
): EffectTable {
  const known = columns.indexOf(column);
  const at = known < 0 ? columns.length : known;
  const marked = rows.map((row) => {
    const isLookedAt = where === undefined || row[where] === YES;
    const cells = [...row];
    cells[at] = isLookedAt && fits(row[effects] ?? '') ? YES : row[at] || NO;
    return cells;
  });
  return { columns: known < 0 ? [...columns, column] : columns, rows: marked };
}
