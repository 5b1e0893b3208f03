import { describe, expect, it } from 'vitest';
import { annotated } from './annotate.ts';

describe('a column that is added', () => {
  const table = {
    columns: ['EFFECTNAME', 'A'],
    rows: [
      ['x', 'True'],
      ['y', ''],
    ],
  };

  it('keeps what says True already, and says False for nothing', () => {
    const fits = (text: string) => text === 'z';
    expect(annotated(table, { column: 'A', fits, effects: 0 }).rows).toEqual([
      ['x', 'True'],
      ['y', 'False'],
    ]);
  });

  it('looks only where another says True', () => {
    const marked = annotated(table, { column: 'B', fits: () => true, effects: 0, where: 1 });
    expect(marked.columns).toEqual(['EFFECTNAME', 'A', 'B']);
    expect(marked.rows.map((row) => row[2])).toEqual(['True', 'False']);
  });
});
