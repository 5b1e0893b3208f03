import { nearestOf, quoted } from '@cardscape/kernel';
import { checkEffect } from '../language/check/check.ts';
import { effectTypeOf } from '../language/effect-type.ts';
import { parseEffect } from '../language/parse.ts';
import type { EffectType } from '../language/tree/tree.ts';
import type { Report } from './card-fields.ts';
import { type CardColumn, NONE } from './columns.ts';
import { type Cell, columnInCell } from './csv.ts';
import type { PrintedEffect } from './design.ts';
import { EFFECT_TYPES } from './kinds.ts';
import type { Row } from './table.ts';

/** Reads both effects of a row; nothing if one of them is wrong. */
export function readEffects(
  row: Row<CardColumn>,
  subtypes: readonly string[],
  report: Report,
): [PrintedEffect, PrintedEffect] | undefined {
  const first = readEffect(row, 'EFFECT1', 'EFFECT1_STYLE', subtypes, report);
  const second = readEffect(row, 'EFFECT2', 'EFFECT2_STYLE', subtypes, report);
  return first && second && [first, second];
}

/** R-T18: a text that does not compile is refused, with the words that were not understood. */
function readEffect(
  row: Row<CardColumn>,
  column: 'EFFECT1' | 'EFFECT2',
  styleColumn: 'EFFECT1_STYLE' | 'EFFECT2_STYLE',
  subtypes: readonly string[],
  report: Report,
): PrintedEffect | undefined {
  const style = readStyle(row[styleColumn], styleColumn, report);
  const cell = row[column];
  const parsed = parseEffect(cell.text, { subtypes });
  if (!parsed.ok) {
    report(column, {
      found: parsed.leftover.length > 0 ? quoted(parsed.leftover.join(' ')) : quoted(cell.text),
      expected: [parsed.expected ?? 'an effect in known words'],
      message: parsed.error,
      column: columnInCell(cell, parsed.at.start),
    });
    return undefined;
  }
  if (style === undefined) return undefined;
  const type = style === NONE ? effectTypeOf(parsed.effect) : style;
  const complaints = checkEffect(parsed.effect, type);
  for (const { reason } of complaints) {
    report(column, {
      found: quoted(cell.text),
      expected: ['an effect that can work'],
      message: reason,
    });
  }
  if (complaints.length > 0) return undefined;
  return { text: cell.text, type, named: style !== NONE, effect: parsed.effect };
}

/** R-T22: one of the ten types, or `None`. */
function readStyle(
  { text }: Cell,
  column: CardColumn,
  report: Report,
): EffectType | typeof NONE | undefined {
  if (text.toLowerCase() === NONE.toLowerCase()) return NONE;
  const style = EFFECT_TYPES.find((type) => type === text.toLowerCase());
  if (style) return style;
  const known = [NONE, ...EFFECT_TYPES];
  report(column, { found: quoted(text), expected: known, ...nearestOf(text, known) });
  return undefined;
}
