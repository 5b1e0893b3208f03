import { EFFECT_COLUMN, type EffectTable, NO, YES } from '../effect-table.ts';
import type { Matcher } from '../matcher.ts';
import { anyOf, exactly, type Patterns } from '../patterns.ts';
import type { TableRule } from './read-rules.ts';

/** Hears how many rules have been carried out. */
export type OnStep = (done: number, all: number) => void;

/**
 * Carries out rules in their order (R-W4): the columns stand in the order in which the rules first name them,
 * and a cell that no rule has set says False.
 */
export function buildTable(
  effects: readonly string[],
  rules: readonly TableRule[],
  patterns: Patterns,
  onStep: OnStep = () => {},
): EffectTable {
  const marks = new Map<string, Uint8Array>();
  const marksOf = (column: string): Uint8Array => {
    const known = marks.get(column) ?? new Uint8Array(effects.length);
    marks.set(column, known);
    return known;
  };
  const isGone = new Uint8Array(effects.length);
  for (const [done, rule] of rules.entries()) {
    onStep(done, rules.length);
    const column = rule.does === 'set' ? marksOf(rule.column) : isGone;
    const among = rule.does === 'set' && rule.where !== undefined ? marksOf(rule.where) : undefined;
    mark(column, effects, matcherFor(rule, patterns), (at) => !isGone[at] && among?.[at] !== 0);
  }
  const columns = [...marks.values()];
  return {
    columns: [EFFECT_COLUMN, ...marks.keys()],
    rows: effects.flatMap((effect, at) =>
      isGone[at] ? [] : [[effect, ...columns.map((says) => (says[at] ? YES : NO))]],
    ),
  };
}

function matcherFor(rule: TableRule, patterns: Patterns): Matcher {
  if (rule.does === 'delete') return anyOf(rule.texts.map(exactly));
  return anyOf([...rule.exact.map(exactly), ...rule.patterns.map(patterns.matcher)]);
}

function mark(
  marks: Uint8Array,
  effects: readonly string[],
  fits: Matcher,
  isLookedAt: (at: number) => boolean,
): void {
  for (let at = 0; at < effects.length; at++)
    if (marks[at] === 0 && isLookedAt(at) && fits(effects[at] as string)) marks[at] = 1;
}
