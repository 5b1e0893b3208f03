import { type Problem, problemAt, quoted } from '@cardscape/kernel';
import { readEffects } from './card-effects.ts';
import { isSubtype, type Report, readFields, subtypesIn } from './card-fields.ts';
import { nameKey } from './card-set.ts';
import { CARD_COLUMNS, type CardColumn } from './columns.ts';
import type { Design } from './design.ts';
import { type Row, readTable } from './table.ts';

/** The cards of a file, and what is wrong with those that are left out. */
export interface CardList {
  readonly designs: readonly Design[];
  readonly problems: readonly Problem[];
}

/** Reads `card_list.csv`. A card with a problem is left out; it hides no other. */
export function readCardList(text: string, file: string): CardList {
  const { rows, problems: faults } = readTable(text, file, CARD_COLUMNS);
  // R-T24: effects may speak of every subtype of the list, also of cards further down.
  const words = rows.flatMap(({ SUBTYPES }) => subtypesIn(SUBTYPES.text)).filter(isSubtype);
  const subtypes = [...new Set(words)];
  const problems = [...faults];
  const once = onlyOnce();
  const designs = rows.flatMap((row) => {
    const before = problems.length;
    const report: Report = (column, finding) => {
      problems.push(problemAt(row[column], { part: column, entry: row.NAME.text, ...finding }));
    };
    const fields = readFields(row, report);
    const effects = readEffects(row, subtypes, report);
    once(row, report);
    return fields && effects && problems.length === before
      ? [{ ...fields, effects, lore: '' }]
      : [];
  });
  return { designs, problems };
}

/** Reports what may not occur twice in a list: a name, a serial, a pair of effects. */
function onlyOnce(): (row: Row<CardColumn>, report: Report) => void {
  const firstLines = new Map<string, number>();
  const check = (kind: string, key: string, line: number, complain: (first: number) => void) => {
    const first = firstLines.get(`${kind} ${key}`);
    if (first === undefined) firstLines.set(`${kind} ${key}`, line);
    else complain(first);
  };
  return (row, report) => {
    const { NAME, EFFECT1, EFFECT2 } = row;
    for (const column of ['NAME', 'SERIAL'] as const) {
      const { text, line } = row[column];
      check(column, nameKey(text), line, (first) => {
        const expected = [`one that no other card has; line ${first} has it`];
        report(column, { found: `${quoted(text)} again`, expected });
      });
    }
    const pair = [nameKey(EFFECT1.text), nameKey(EFFECT2.text)].sort().join('\n');
    check('EFFECTS', pair, NAME.line, (first) => {
      const found = 'with EFFECT2 the same pair of effects again';
      report('EFFECT1', { found, expected: [`another pair than that of line ${first}`] });
    });
  };
}
