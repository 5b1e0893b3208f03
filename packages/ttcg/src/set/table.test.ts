import { describe, expect, it } from 'vitest';
import { readTable } from './table.ts';

const read = (text: string) => readTable(text, 'a.csv', ['NAME', 'LORE']);
const messages = (text: string) => read(text).problems.map(({ message }) => message);

describe('the header of a table', () => {
  it('may name its columns in any order and case', () => {
    const { rows, problems } = read('Lore;name\nold;Fox\n');
    expect(problems).toEqual([]);
    expect(rows[0]?.NAME.text).toBe('Fox');
  });

  it('must name every column', () => {
    expect(messages('NAME\nFox\n')).toEqual(['The column LORE is missing.']);
    expect(messages('X\nFox\n')[0]).toBe('The columns NAME and LORE are missing.');
    expect(read('NAME\nFox\n').rows).toEqual([]);
  });

  it('is told which column a misspelt one may be', () => {
    const { problems } = read('NAME;LOER\nFox;old\n');
    expect(problems[1]).toMatchObject({ line: 1, column: 6, nearest: 'LORE' });
    expect(problems[1]?.message).toBe('The column "LOER" is not known. Did you mean LORE?');
  });

  it('may not name a column twice', () => {
    const { rows, problems } = read('NAME;LORE;NAME\nFox;old;Fox\n');
    expect(rows).toEqual([]);
    expect(problems).toMatchObject([{ line: 1, column: 11 }]);
    expect(problems[0]?.message).toContain('NAME is there twice');
  });

  it('loads the rows beside a column it does not know', () => {
    const { rows, problems } = read('NAME;LORE;MOOD\nFox;old;glad\n');
    expect(rows).toHaveLength(1);
    expect(problems).toMatchObject([{ severity: 'warning' }]);
  });

  it('may leave out what is usual, and call a column otherwise', () => {
    const leeway = { usual: { LORE: 'none' }, otherNames: { TALE: 'LORE' } } as const;
    const rowOf = (text: string) => readTable(text, 'a.csv', ['NAME', 'LORE'], leeway);
    expect(rowOf('NAME\nFox\n').rows[0]?.LORE).toMatchObject({ text: 'none', isMissing: true });
    expect(rowOf('NAME;tale\nFox;old\n').rows[0]?.LORE.text).toBe('old');
    expect(rowOf('TALE\nold\n').problems[0]?.message).toBe('The column NAME is missing.');
    expect(rowOf('NAME;TALE;LORE\nFox;old;new\n').problems[0]?.message).toBe(
      'The column LORE is there twice, first as column 2 of the header.',
    );
  });

  it('must be there', () => {
    expect(messages('')).toEqual([
      'Found no line at all; expected a first line with the columns NAME;LORE.',
    ]);
  });
});

describe('the rows of a table', () => {
  it('may end with delimiters that hold nothing, as spreadsheets write them', () => {
    const { rows, problems } = read('NAME;LORE\nFox;old;;\n');
    expect(problems).toEqual([]);
    expect(rows[0]?.LORE.text).toBe('old');
  });

  it('have as many fields as the header; others are left out', () => {
    const { rows, problems } = read('NAME;LORE\nFox\nHare;old;x\nOwl;wise\n');
    expect(rows.map(({ NAME }) => NAME.text)).toEqual(['Owl']);
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 1],
      [3, 10],
    ]);
    expect(problems[0]?.message).toBe('The line has 1 field; the header names 2 columns.');
  });
});
