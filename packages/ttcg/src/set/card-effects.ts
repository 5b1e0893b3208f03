import { capital, eitherOf, nearestOf, quoted } from '@cardscape/kernel';
import { checkBearer } from '../language/check/bearer.ts';
import { checkEffect } from '../language/check/check.ts';
import { effectTypeOf } from '../language/effect-type.ts';
import { parseEffect } from '../language/parse.ts';
import type { Effect, EffectType } from '../language/tree/tree.ts';
import type { Report } from './card-fields.ts';
import { type CardColumn, NONE } from './columns.ts';
import { type Cell, placeInCell } from './csv.ts';
import type { PrintedEffect } from './design.ts';
import { EFFECT_TYPES } from './kinds.ts';
import type { Row } from './table.ts';

type StyleColumn = 'EFFECT1_STYLE' | 'EFFECT2_STYLE';

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
  styleColumn: StyleColumn,
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
      ...placeInCell(cell, parsed.at.start),
    });
    return undefined;
  }
  if (style === undefined) return undefined;
  const { effect } = parsed;
  const type = fittingType(effect, style, styleColumn, report);
  const complaints = [...checkEffect(effect, type), ...checkBearer(effect, bearerOf(row), type)];
  for (const { reason } of complaints) {
    report(column, {
      found: quoted(cell.text),
      expected: ['an effect that can work'],
      message: reason,
    });
  }
  if (complaints.length > 0) return undefined;
  // A text may go over several lines of the file; on the card it goes on.
  const text = cell.text.replace(/\s*\n\s*/g, ' ');
  return { text, type, named: style === type, effect };
}

function bearerOf({ TYPE }: Row<CardColumn>): 'unit' | 'spell' {
  return TYPE.text.toLowerCase() === 'spell' ? 'spell' : 'unit';
}

/** The type that is named, or the one that the text has; R-T120: also where the one named does not fit. */
function fittingType(
  effect: Effect,
  style: EffectType | typeof NONE,
  column: StyleColumn,
  report: Report,
): EffectType {
  const own = effectTypeOf(effect);
  if (style === NONE || style === own) return own;
  const [complaint] = checkEffect(effect, style);
  if (!complaint) return style;
  const fitting = EFFECT_TYPES.filter((type) => checkEffect(effect, type).length === 0);
  // Whatever its type, it cannot work: then that is what is told.
  if (fitting.length === 0) return style;
  const played = fitting.includes(own) ? own : (fitting[0] as EffectType);
  const names = eitherOf(fitting.map(capital));
  report(column, {
    severity: 'warning',
    found: quoted(capital(style)),
    expected: [NONE, ...fitting.map(capital)],
    message: `${capital(style)} does not fit the text: ${complaint.reason} ${names} would fit; it is played as ${capital(played)}.`,
  });
  return played;
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
