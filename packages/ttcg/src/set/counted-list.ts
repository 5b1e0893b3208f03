import {
  allOf,
  eitherOf,
  nearestOf,
  type Problem,
  problemAt,
  quoted,
  type TextFile,
} from '@cardscape/kernel';
import { parseEffect } from '../language/parse.ts';
import type { Effect } from '../language/tree/tree.ts';
import { isSubtype, type Report, subtypesIn } from './card-fields.ts';
import { CARD_COLUMNS, type CardColumn, OTHER_NAMES } from './columns.ts';
import { placeInCell } from './csv.ts';
import { CARD_TYPES } from './kinds.ts';
import { type Row, readTable } from './table.ts';

/** A card as far as a list tells of it: what it does not tell, or not rightly, is not there. */
export interface CountedCard {
  readonly name: string;
  /** In lower case, whether the game knows it or not; may be empty. */
  readonly type: string;
  readonly subtypes: readonly string[];
  /** 0 if nothing is told. */
  readonly rank: number;
  readonly effects: readonly CountedEffect[];
}

/** A text, and what it means if it is understood. */
export interface CountedEffect {
  readonly text: string;
  readonly effect: Effect | undefined;
}

/** The columns that are counted (5.5.3 of the first tools). */
const COUNTED = ['TYPE', 'SUBTYPES', 'EFFECT1', 'EFFECT2'] as const;
const NO_COLUMN = Object.fromEntries(CARD_COLUMNS.map((column) => [column, '']));

/**
 * R-W16: reads the cards of a list to be counted, whether they can be played or not. What cannot be counted is
 * told in warnings; a list in which there is nothing to count has errors.
 */
export function readCountedList(
  { path, text }: TextFile,
  words: readonly string[],
): { readonly cards: readonly CountedCard[]; readonly problems: readonly Problem[] } {
  if (text.trim() === '') return { cards: [], problems: [nothingIn(path)] };
  const leeway = { usual: NO_COLUMN, otherNames: OTHER_NAMES };
  const { rows, problems } = readTable(text, path, CARD_COLUMNS, leeway);
  const [first] = rows;
  if (!first) return { cards: [], problems };
  const missing = COUNTED.filter((column) => first[column].isMissing);
  const place = { file: path, line: 1, column: 1 };
  const finding = {
    found: `a header without ${allOf(missing)}`,
    expected: COUNTED,
    message: `There is no column ${eitherOf(missing)}, so nothing of theirs is counted.`,
  };
  if (missing.length === COUNTED.length)
    return { cards: [], problems: [problemAt(place, finding)] };
  const told = problems.filter(({ severity }) => severity === 'error').map(asWarning);
  if (missing.length > 0) told.push(asWarning(problemAt(place, finding)));
  const own = rows.flatMap(({ SUBTYPES }) => subtypesIn(SUBTYPES.text)).filter(isSubtype);
  const subtypes = [...new Set([...own, ...words])];
  const cards = rows.map((row) => {
    const name = row.NAME.text || `Line ${row.TYPE.line}`;
    return readCard(row, name, subtypes, (column, found) => {
      told.push(asWarning(problemAt(row[column], { part: column, entry: name, ...found })));
    });
  });
  return { cards, problems: told };
}

function readCard(
  row: Row<CardColumn>,
  name: string,
  subtypes: readonly string[],
  report: Report,
): CountedCard {
  return {
    name,
    type: readType(row, report),
    subtypes: [...new Set(subtypesIn(row.SUBTYPES.text))].filter((word) => word !== ''),
    rank: readRank(row, report),
    effects: (['EFFECT1', 'EFFECT2'] as const).flatMap((column): CountedEffect[] => {
      const cell = row[column];
      if (cell.text === '') return [];
      const text = cell.text.replace(/\s*\n\s*/g, ' ');
      const parsed = parseEffect(cell.text, { subtypes });
      if (parsed.ok) return [{ text, effect: parsed.effect }];
      const finding = { found: quoted(cell.text), expected: ['an effect in known words'] };
      const place = placeInCell(cell, parsed.at.start);
      const message = `${parsed.error} Its words are counted, not what it does.`;
      report(column, { ...finding, message, ...place });
      return [{ text, effect: undefined }];
    }),
  };
}

function readType({ TYPE: { text, isMissing } }: Row<CardColumn>, report: Report): string {
  const type = text.toLowerCase();
  if (isMissing || CARD_TYPES.some((known) => known === type)) return type;
  report('TYPE', { found: quoted(text), expected: CARD_TYPES, ...nearestOf(text, CARD_TYPES) });
  return type;
}

function readRank({ LEVEL: { text, isMissing } }: Row<CardColumn>, report: Report): number {
  if (/^[1-5]$/.test(text)) return Number(text);
  if (!isMissing)
    report('LEVEL', { found: quoted(text), expected: ['a whole number from 1 to 5'] });
  return 0;
}

function nothingIn(path: string): Problem {
  const expected = [`a first line with the columns ${COUNTED.join(';')}`];
  const message = `There is nothing in this file; expected ${expected[0]}.`;
  return problemAt({ file: path, line: 1, column: 1 }, { found: 'nothing', expected, message });
}

function asWarning(problem: Problem): Problem {
  return { ...problem, severity: 'warning' };
}
