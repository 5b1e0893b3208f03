/** Card lists that are edited without losing anything, and serials. */
export { bytesOfText, type TextOfBytes, textOfBytes } from './bytes.ts';
export {
  type CardSheet,
  cardNamed,
  cardSheet,
  cardTexts,
  columnName,
  sameInList,
  withCard,
  withLoreLine,
  withLoreName,
  withNewCard,
  withoutCard,
} from './card-sheet.ts';
export { LIST_COLUMNS, USUAL_TEXTS } from './columns.ts';
export { isOurs, makeSerial, readSerial, type SerialReading, TIER_LETTERS } from './serial.ts';
export { readSheet, type Sheet, writeSheet } from './sheet.ts';
export type { RowTexts, SameCard, Sameness } from './uniqueness.ts';
