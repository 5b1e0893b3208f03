import { readFileSync } from 'node:fs';
import { readSheet, writeSheet } from '@cardscape/studio/lists';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../packages/ttcg/src/set/csv.ts';
import { inRoot } from '../../scripts/lib/root.mjs';

const field = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'ab;, "\té') }),
  fc
    .string({ unit: fc.constantFrom(...'ab;,\n\r"') })
    .map((text) => `"${text.replaceAll('"', '""')}"`),
);
const line = fc.array(field, { maxLength: 4 });
const table = fc
  .tuple(fc.constantFrom(';', ','), fc.constantFrom('\n', '\r\n', '\r'), fc.array(line))
  .map(([delimiter, end, lines]) => lines.map((cells) => cells.join(delimiter)).join(end));
const nasty = fc.string({ unit: fc.constantFrom(...'a;,"\n\r\ufeff ') });

const inSheet = (text: string) =>
  readSheet(text).rows.flatMap(({ cells }) =>
    cells.length > 0 ? [cells.map((cell) => cell.text)] : [],
  );
const asRead = (text: string) =>
  readCsv(text, 'a.csv').rows.map((row) => row.map((cell) => cell.text));

describe('a list that is edited, and the reader of lists', () => {
  it('find the same fields in every text, and nothing of it is lost', () => {
    fc.assert(
      fc.property(fc.oneof(table, nasty, fc.string()), (text) => {
        fc.pre(readCsv(text, 'a.csv').problems.every(({ part }) => part !== 'file'));
        expect(inSheet(text)).toEqual(asRead(text));
        expect(writeSheet(readSheet(text))).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it('agree about a field that is too long, and about the set', () => {
    const long = `a;"${'x\r\n'.repeat(4000)}";c\n"${'y'.repeat(10_001)}";d\n`;
    expect(inSheet(long)).toEqual(asRead(long));
    const set = readFileSync(inRoot('packages/ttcg/cards/card_list.csv'), 'utf8');
    expect(inSheet(set)).toEqual(asRead(set));
    expect(writeSheet(readSheet(set))).toBe(set);
  });
});
