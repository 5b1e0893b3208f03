import { type Finding, type Problem, problemAt, quoted } from '@cardscape/kernel';
import { readEffects } from './card-effects.ts';
import { isSubtype, type Report, readFields, subtypesIn } from './card-fields.ts';
import { nameKey } from './card-set.ts';
import { CARD_COLUMNS, type CardColumn, OTHER_NAMES, USUAL_FIELDS } from './columns.ts';
import type { Design } from './design.ts';
import { plainSerial, serialFor } from './serial.ts';
import { type Row, readTable } from './table.ts';

/** The cards of a file, and what is wrong with it: errors leave a card out, warnings do not. */
export interface CardList {
  readonly designs: readonly Design[];
  readonly problems: readonly Problem[];
}

/** What has become of a row of a list. */
export interface CheckedRow {
  readonly name: string;
  readonly line: number;
  /** Left out if the row has an error. */
  readonly design: Design | undefined;
  readonly problems: readonly Problem[];
}

/** The rows of a file, and what is wrong with it besides them. */
export interface CheckedList {
  readonly rows: readonly CheckedRow[];
  readonly problems: readonly Problem[];
}

/** What is known besides a list when it is read. */
export interface ListContext {
  /** Subtypes that texts may speak of, though no card of the list has them. */
  readonly words?: readonly string[];
  /** The names of the built-in cards, as keys: a card of such a name takes the place of that one. */
  readonly taken?: ReadonlySet<string>;
}

/** Reads `card_list.csv`. A card with an error is left out; it hides no other. */
export function readCardList(text: string, file: string, context?: ListContext): CardList {
  const { rows, problems } = readCardRows(text, file, context);
  return {
    designs: rows.flatMap(({ design }) => design ?? []),
    problems: [...problems, ...rows.flatMap((row) => row.problems)],
  };
}

/**
 * Reads `card_list.csv` row by row. R-T24: effects may speak of every subtype of the list, also of cards
 * further down, and of the words that are given besides.
 */
export function readCardRows(
  text: string,
  file: string,
  { words = [], taken = new Set() }: ListContext = {},
): CheckedList {
  const leeway = { usual: USUAL_FIELDS, otherNames: OTHER_NAMES };
  const { rows, problems } = readTable(text, file, CARD_COLUMNS, leeway);
  const inList = rows.flatMap(({ SUBTYPES }) => subtypesIn(SUBTYPES.text)).filter(isSubtype);
  const subtypes = [...new Set([...inList, ...words])];
  const once = onlyOnce(taken);
  return { rows: rows.map((row) => checkRow(row, subtypes, once)), problems };
}

function checkRow(
  row: Row<CardColumn>,
  subtypes: readonly string[],
  once: (row: Row<CardColumn>, report: Report) => void,
): CheckedRow {
  const problems: Problem[] = [];
  const { text: name, line } = row.NAME;
  const report: Report = (column, finding) => {
    problems.push(problemAt(row[column], { part: column, entry: name, ...finding }));
  };
  const fields = readFields(row, report);
  const effects = readEffects(row, subtypes, report);
  once(row, report);
  const isWrong = problems.some(({ severity }) => severity === 'error');
  if (!fields || !effects || isWrong) return { name, line, design: undefined, problems };
  const { serial = serialFor({ ...fields, effects }) } = fields;
  return { name, line, design: { ...fields, effects, serial, lore: '' }, problems };
}

/** Reports what occurs twice in a list: a name or a serial, which may not, or a pair of effects. */
function onlyOnce(taken: ReadonlySet<string>): (row: Row<CardColumn>, report: Report) => void {
  const firstLines = new Map<string, number>();
  const check = (kind: string, key: string, line: number, complain: (first: number) => void) => {
    const first = firstLines.get(`${kind} ${key}`);
    if (first === undefined) firstLines.set(`${kind} ${key}`, line);
    else complain(first);
  };
  return (row, report) => {
    const { NAME, SERIAL, EFFECT1, EFFECT2 } = row;
    const again = (column: 'NAME' | 'SERIAL', key: string) =>
      check(column, key, NAME.line, (first) => {
        const expected = [`one that no other card has; line ${first} has it`];
        report(column, { found: `${quoted(row[column].text)} again`, expected });
      });
    again('NAME', nameKey(NAME.text));
    if (taken.has(nameKey(NAME.text))) report('NAME', takesPlace(NAME.text));
    if (!SERIAL.isMissing) again('SERIAL', plainSerial(SERIAL.text));
    const pair = [nameKey(EFFECT1.text), nameKey(EFFECT2.text)].sort().join('\n');
    // Cards without effects have none in common.
    if (pair.trim() === '') return;
    check('EFFECTS', pair, NAME.line, (first) => {
      const found = 'with EFFECT2 the same pair of effects again';
      const message = `It has the same two effects as the card of line ${first}; cards are told apart by theirs.`;
      const expected = ['another pair of effects'];
      report('EFFECT1', { severity: 'warning', found, expected, message });
    });
  };
}

/** R-T121 */
function takesPlace(name: string): Finding {
  return {
    severity: 'warning',
    found: quoted(name),
    expected: ['a name that no built-in card has'],
    message: `There is a built-in card named ${name}; yours takes its place, also in decks that come with the game.`,
  };
}
