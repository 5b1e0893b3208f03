import {
  headerOf,
  readSheet,
  type Sheet,
  withCell,
  withNewColumn,
  withNewRow,
  withoutRow,
} from './sheet.ts';
import { type RowTexts, type SameCard, sameCards } from './uniqueness.ts';

/** A card list that is edited: `card_list.csv`, or a `lore.csv` beside it. */
export interface CardSheet {
  readonly sheet: Sheet;
  /** The names of the columns as they are meant: `TRANSPARENCY` is `TRANSLUCENCY`. */
  readonly columns: readonly string[];
  /** The lines of the sheet that are cards. */
  readonly cards: readonly number[];
}

/** Later versions of the first tool write this. */
const OTHER_NAMES: Readonly<Record<string, string>> = { TRANSPARENCY: 'TRANSLUCENCY' };

/** The columns of a new `lore.csv`. */
const LORE_HEADER = 'NAME;LORE\n';

/** A list as it can be edited. Lines that are no cards stay where they are. */
export function cardSheet(sheet: Sheet): CardSheet {
  const header = headerOf(sheet);
  const columns = (sheet.rows[header]?.cells ?? []).map(({ text }) => columnName(text));
  const cards = [...sheet.rows.keys()].filter(
    (row) => row > header && (sheet.rows[row]?.cells.length ?? 0) >= columns.length,
  );
  return { sheet, columns, cards: header < 0 ? [] : cards };
}

/** What stands on a card of the list, by column. */
export function cardTexts({ sheet, columns, cards }: CardSheet, card: number): RowTexts {
  const cells = sheet.rows[cards[card] ?? -1]?.cells ?? [];
  return Object.fromEntries(columns.map((column, at) => [column, cells[at]?.text ?? '']));
}

/** The number of the card of this name, in whatever case; -1 if there is none. */
export function cardNamed(list: CardSheet, name: string): number {
  const at = list.columns.indexOf('NAME');
  const wanted = name.trim().toLowerCase();
  return list.cards.findIndex((row) => {
    return list.sheet.rows[row]?.cells[at]?.text.toLowerCase() === wanted;
  });
}

/** The list with other texts on a card; a column that is missing is added, with what is usual on the others. */
export function withCard(
  list: CardSheet,
  card: number,
  texts: RowTexts,
  usual: RowTexts,
): CardSheet {
  const whole = withColumns(list, Object.keys(texts), usual);
  const row = whole.cards[card] ?? -1;
  const sheet = Object.entries(texts).reduce(
    (edited, [column, text]) => withCell(edited, row, whole.columns.indexOf(column), text),
    whole.sheet,
  );
  return { ...whole, sheet };
}

/** The list with one more card. */
export function withNewCard(list: CardSheet, texts: RowTexts, usual: RowTexts): CardSheet {
  const whole = withColumns(list, Object.keys(texts), usual);
  const fields = whole.columns.map((column) => texts[column] ?? usual[column] ?? '');
  return cardSheet(withNewRow(whole.sheet, fields));
}

/** The list without a card. */
export function withoutCard(list: CardSheet, card: number): CardSheet {
  return cardSheet(withoutRow(list.sheet, list.cards[card] ?? -1));
}

/** What a card has in common with another one of the list that it may not. */
export function sameInList(list: CardSheet, texts: RowTexts, except = -1): SameCard[] {
  const numbers = [...list.cards.keys()].filter((card) => card !== except);
  const others = numbers.map((card) => cardTexts(list, card));
  return sameCards(texts, others).map(({ same, at }) => ({ same, at: numbers[at] ?? -1 }));
}

/** A list of stories with this one for a card; an empty one is taken out. */
export function withLoreLine(text: string, name: string, lore: string): CardSheet {
  const list = cardSheet(readSheet(text.trim() === '' ? LORE_HEADER : text));
  const card = cardNamed(list, name);
  if (lore === '') return card < 0 ? list : withoutCard(list, card);
  if (card < 0) return withNewCard(list, { NAME: name, LORE: lore }, {});
  return withCard(list, card, { LORE: lore }, {});
}

/**
 * A list of stories in which the card's line has its new name; nothing if there is none of it, and `taken` if
 * another line has that name.
 */
export function withLoreName(
  text: string,
  name: string,
  newName: string,
): CardSheet | 'taken' | undefined {
  const list = cardSheet(readSheet(text));
  const card = cardNamed(list, name);
  if (card < 0) return undefined;
  const other = cardNamed(list, newName);
  return other >= 0 && other !== card ? 'taken' : withCard(list, card, { NAME: newName }, {});
}

/** The name that a column is known by. */
export function columnName(text: string): string {
  const name = text.trim().toUpperCase();
  return OTHER_NAMES[name] ?? name;
}

function withColumns(list: CardSheet, names: readonly string[], usual: RowTexts): CardSheet {
  const missing = names.filter((name) => !list.columns.includes(name));
  if (missing.length === 0) return list;
  return cardSheet(
    missing.reduce((sheet, name) => withNewColumn(sheet, name, usual[name] ?? ''), list.sheet),
  );
}
