import { type Finding, nearestOf, quoted } from '@cardscape/kernel';
import { type CardColumn, NONE } from './columns.ts';
import type { Cell } from './csv.ts';
import type { Design, Tier } from './design.ts';
import { CARD_TYPES } from './kinds.ts';
import { isSerial, plainSerial } from './serial.ts';
import type { Row } from './table.ts';

/** Takes note of what is wrong with a field. */
export type Report = (column: CardColumn, finding: Finding) => void;

/** What stands in a row besides its effects; its serial is still to be made if the list has none. */
export type CardFields = Omit<Design, 'effects' | 'lore' | 'serial'> & {
  readonly serial: string | undefined;
};

const HIGHEST_RANK = { unit: 5, spell: 3 };
const STATS_PER_RANK = 500;
const LARGEST_BONUS = 30;
/** Beyond this a number is a slip of the pen. */
const LARGEST_NUMBER = 99_999;
/** The steps in which the original tool lets a text box be seen through. */
const TRANSLUCENCIES = [50, 60, 75, 100];
const LONGEST_NAME = 60;
const LONGEST_SUBTYPE = 30;

/** Reads all fields but the effects; nothing if one of them is wrong. */
export function readFields(row: Row<CardColumn>, report: Report): CardFields | undefined {
  const name = readName(row.NAME, report);
  const type = readType(row.TYPE, report);
  const subtypes = type && readSubtypes(row.SUBTYPES, type, report);
  const highest = type === 'spell' ? HIGHEST_RANK.spell : HIGHEST_RANK.unit;
  const rank = readWhole(row, 'LEVEL', 1, highest, report);
  const stats = readStats(row, type, rank, report);
  const serial = readSerial(row.SERIAL, report);
  const rarity = readWhole(row, 'RARITY', 0, 5, report) as Tier | undefined;
  const translucency = readTranslucency(row, report);
  if (name === undefined || type === undefined || subtypes === undefined) return undefined;
  if (rank === undefined || stats === undefined || rarity === undefined) return undefined;
  if (translucency === undefined) return undefined;
  const image = row.IMAGE.text;
  return { name, type, subtypes, rank, image, ...stats, serial, rarity, translucency };
}

/** Letters, digits and most signs; not those that mean something in a deck list or an effect. */
function readName({ text }: Cell, report: Report): string | undefined {
  if (/^[^"“”#()|\p{C}]+$/u.test(text) && text.length <= LONGEST_NAME) return text;
  const expected = [
    `a name of 1 to ${LONGEST_NAME} characters, without quotes, brackets, bars and #`,
  ];
  report('NAME', { found: quoted(text), expected });
  return undefined;
}

function readType({ text }: Cell, report: Report): Design['type'] | undefined {
  const type = CARD_TYPES.find((known) => known === text.toLowerCase());
  if (type) return type;
  report('TYPE', {
    found: quoted(text),
    expected: CARD_TYPES,
    ...nearestOf(text, CARD_TYPES),
  });
  return undefined;
}

/** R-T24: any word will do. */
function readSubtypes(
  { text }: Cell,
  type: Design['type'],
  report: Report,
): readonly string[] | undefined {
  const words = subtypesIn(text);
  const found = quoted(text);
  if (type === 'spell') {
    if (words.length === 0) return words;
    report('SUBTYPES', { found, expected: ['nothing, for a spell'] });
    return undefined;
  }
  const right = words.every(isSubtype) && new Set(words).size === words.length;
  if (words.length > 0 && right) return words;
  report('SUBTYPES', {
    found,
    expected: ['one or more different words, with commas or spaces between them'],
  });
  return undefined;
}

/** Is it a word that can be a subtype? */
export function isSubtype(word: string): boolean {
  return /^\p{L}[\p{L}-]*$/u.test(word) && word.length <= LONGEST_SUBTYPE;
}

/** The words of a SUBTYPES field in lower case; commas or spaces stand between them. */
export function subtypesIn(text: string): readonly string[] {
  if (text === '' || text === NONE) return [];
  return text.toLowerCase().split(/\s*,\s*|\s+/);
}

function readWhole(
  row: Row<CardColumn>,
  column: CardColumn,
  from: number,
  to: number,
  report: Report,
): number | undefined {
  const { text } = row[column];
  const number = /^[+-]?\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= from && number <= to) return number || 0; // -0 is 0
  report(column, { found: quoted(text), expected: [`a whole number from ${from} to ${to}`] });
  return undefined;
}

/**
 * R-T14: a unit has 500 for each rank in sum. R-T15: a spell has a small bonus, or a penalty. Other numbers
 * can be played, but no such card would be printed: R-T120.
 */
function readStats(
  row: Row<CardColumn>,
  type: Design['type'] | undefined,
  rank: number | undefined,
  report: Report,
): { attack: number; defense: number } | undefined {
  if (type === undefined) return undefined;
  const least = type === 'spell' ? -LARGEST_NUMBER : 0;
  const attack = readWhole(row, 'ATTACK', least, LARGEST_NUMBER, report);
  const defense = readWhole(row, 'DEFENSE', least, LARGEST_NUMBER, report);
  if (attack === undefined || defense === undefined || rank === undefined) return undefined;
  if (type === 'spell') warnOfBonus({ attack, defense }, report);
  else warnOfSum({ attack, defense }, rank, report);
  return { attack, defense };
}

interface Stats {
  readonly attack: number;
  readonly defense: number;
}

function warnOfSum({ attack, defense }: Stats, rank: number, report: Report): void {
  const sum = attack + defense;
  const right = rank * STATS_PER_RANK;
  if (sum === right) return;
  const found = `${attack} + ${defense} = ${sum}`;
  const would =
    attack <= right
      ? `defense ${right - attack}`
      : defense <= right
        ? `attack ${right - defense}`
        : `attack ${right / 2} and defense ${right / 2}`;
  const message = `Attack ${attack} + defense ${defense} = ${sum}; a rank ${rank} unit has ${right}: ${would} would fit.`;
  report('ATTACK', { severity: 'warning', found, expected: [`${right} in sum`], message });
}

function warnOfBonus(stats: Stats, report: Report): void {
  for (const [column, of] of [
    ['ATTACK', 'attack'],
    ['DEFENSE', 'defense'],
  ] as const) {
    const bonus = stats[of];
    if (Math.abs(bonus) <= LARGEST_BONUS) continue;
    const expected = [`a bonus from -${LARGEST_BONUS} to ${LARGEST_BONUS}`];
    const fits = Math.sign(bonus) * LARGEST_BONUS;
    const message = `A spell adds -${LARGEST_BONUS} to ${LARGEST_BONUS} to ${of}; this one adds ${bonus}: ${fits} would fit.`;
    report(column, { severity: 'warning', found: String(bonus), expected, message });
  }
}

function readTranslucency(row: Row<CardColumn>, report: Report): number | undefined {
  const percent = readWhole(row, 'TRANSLUCENCY', 0, 100, report);
  if (percent !== undefined && !TRANSLUCENCIES.includes(percent)) {
    const expected = TRANSLUCENCIES.map(String);
    report('TRANSLUCENCY', { severity: 'warning', found: String(percent), expected });
  }
  return percent;
}

/** Nothing if the list has no serials, or if it is wrong. */
function readSerial({ text, isMissing }: Cell, report: Report): string | undefined {
  if (isMissing) return undefined;
  if (isSerial(text)) return plainSerial(text);
  report('SERIAL', { found: quoted(text), expected: ['14 letters and digits'] });
  return undefined;
}
