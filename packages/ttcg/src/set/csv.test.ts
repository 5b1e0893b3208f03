import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeInCell, readCsv, writeCsv } from './csv.ts';

const texts = (text: string) =>
  readCsv(text, 'a.csv').rows.map((row) => row.map((cell) => cell.text));

describe('reading fields divided by semicolons', () => {
  it('trims fields and passes over empty lines', () => {
    expect(texts('A; B ;C\n\n  \n1;;3\n')).toEqual([
      ['A', 'B', 'C'],
      ['1', '', '3'],
    ]);
  });

  it('takes the line ends of every system, and a byte order mark', () => {
    const rows = [
      ['A', 'B'],
      ['1', '2'],
    ];
    for (const end of ['\n', '\r\n', '\r']) expect(texts(`\ufeffA;B${end}1;2${end}`)).toEqual(rows);
  });

  it('knows where each field begins, also after quoted ones', () => {
    const line = '"x ""y"";z" ;"b"; c';
    const cells = readCsv(`A;B;C\n${line}\n`, 'a.csv').rows[1];
    expect(cells?.map(({ text }) => text)).toEqual(['x "y";z', 'b', 'c']);
    expect(cells?.map(({ column }) => line[column - 1])).toEqual(['x', 'b', 'c']);
    expect(cells?.map((cell) => cell.line)).toEqual([2, 2, 2]);
  });

  it('knows where a character of a quoted field stands', () => {
    const line = '1;"Destroy ""Ash"" now"';
    const cell = readCsv(line, 'a.csv').rows[0]?.[1];
    expect(cell?.text).toBe('Destroy "Ash" now');
    expect(cell && placeInCell(cell, cell.text.indexOf('now'))).toEqual({
      line: 1,
      column: line.indexOf('now') + 1,
    });
  });

  it('reports a quote left open, and goes on with the next line', () => {
    const { rows, problems } = readCsv('A;B\n1;"open\n2;3\n', 'a.csv');
    expect(rows.map((row) => row[0]?.text)).toEqual(['A', '2']);
    expect(problems).toMatchObject([{ file: 'a.csv', line: 2, column: 3 }]);
  });

  it('leaves out the line of a quote left open alone, also where later lines have quotes', () => {
    const { rows, problems } = readCsv('A;B\n1;"open\n2;"3"\n4;5\n', 'a.csv');
    expect(rows.map((row) => row[0]?.text)).toEqual(['A', '2', '4']);
    expect(problems).toMatchObject([{ line: 2, column: 3 }]);
  });

  it('takes line breaks in a quoted field, and still knows where everything stands', () => {
    const { rows, problems } = readCsv('A;B;C\r\n1;"two\r\n""x"" lines";3\r\n4;5;6', 'a.csv');
    expect(problems).toEqual([]);
    const [, first, second] = rows;
    expect(first?.map(({ text }) => text)).toEqual(['1', 'two\n"x" lines', '3']);
    expect(first?.map(({ line, column }) => [line, column])).toEqual([
      [2, 1],
      [2, 4],
      [3, 14],
    ]);
    const cell = first?.[1];
    expect(cell && placeInCell(cell, cell.text.indexOf('lines'))).toEqual({ line: 3, column: 7 });
    expect(second?.[0]).toMatchObject({ text: '4', line: 4, column: 1 });
  });

  it('takes commas where the first line has no semicolon', () => {
    expect(texts('A,B\n"1,5",2\n')).toEqual([
      ['A', 'B'],
      ['1,5', '2'],
    ]);
    expect(texts('A;B\n1,5;2\n')[1]).toEqual(['1,5', '2']);
  });

  it('refuses what is no text', () => {
    const { rows, problems } = readCsv('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'a.csv');
    expect(rows).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual([
      'This is no text; expected a table with a line for each card.',
    ]);
  });

  it('refuses a file that is far too long', () => {
    const { rows, problems } = readCsv('x'.repeat(10_000_001), 'a.csv');
    expect(rows).toEqual([]);
    expect(problems[0]?.message).toContain('at most 10000000 characters');
  });

  it('reads back what it writes', () => {
    const field = fc
      .string({ unit: fc.constantFrom(...'ab"; \'#,é\n') })
      .map((text) => text.trim());
    const row = fc.tuple(fc.string({ unit: fc.constantFrom(...'ab'), minLength: 1 }), field, field);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        expect(texts(writeCsv(rows))).toEqual(rows);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void readCsv(text, 'a.csv')));
    const nasty = fc.string({ unit: fc.constantFrom(...'"; \n\r\ufeffa') });
    fc.assert(fc.property(nasty, (text) => void readCsv(text, 'a.csv')));
  });
});
