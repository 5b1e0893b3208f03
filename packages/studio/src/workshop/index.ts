/** The workshop of effects: templates made into tables that say what each effect is for. */
export { placeAt } from '../csv/raw-rows.ts';
export { annotated } from './annotate.ts';
export {
  columnPlace,
  EFFECT_COLUMN,
  type EffectTable,
  oddCells,
  readEffectTable,
  writeEffectTable,
} from './effect-table.ts';
export { MOST_TEXTS, tooMany } from './limits.ts';
export { asLines, linesIn, sortedLines, withoutRepeats } from './lines.ts';
export { anyOf, exactly, type Patterns, patternsWith } from './patterns.ts';
export { effectsWhere, mentionsAny, pickEffects, pickPairs } from './pick.ts';
export { buildTable } from './rules/build-table.ts';
export { type FileKey, type RulesFile, readRules, type TableRule } from './rules/read-rules.ts';
export { effectsOf, originsOf, type TemplateOptions } from './templates.ts';
export { type CheckedTemplate, checkEffects, type Understand } from './understood.ts';
