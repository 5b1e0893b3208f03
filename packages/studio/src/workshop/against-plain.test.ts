import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlainRule, plainExpand, plainRefine, plainTable } from '../testing/plain-workshop.ts';
import { buildTable, effectsOf, patternsWith, type TableRule, writeEffectTable } from './index.ts';

const name = fc.constantFrom('a', 'b', 'c', 'n', 'gap');
const offset = fc.constantFrom('', '', '', '+1', '-2');
const hole = fc.tuple(name, offset).map(([one, by]) => `<${one}${by}>`);
const word = fc.constantFrom(
  ...[
    'one',
    'two',
    'cards',
    'card',
    'spells',
    'rank 2',
    'Draw',
    'ß',
    'é',
    '1',
    '2',
    '<',
    '>',
    '😀',
  ],
);
const value = fc
  .array(fc.oneof({ weight: 5, arbitrary: word }, { weight: 1, arbitrary: hole }), {
    minLength: 1,
    maxLength: 2,
  })
  .map((parts) => parts.join(' '));
const files = fc.record({
  a: fc.array(value, { maxLength: 3 }),
  b: fc.array(value, { maxLength: 3 }),
  c: fc.array(value, { maxLength: 2 }),
  n: fc.array(fc.constantFrom('1', '2', '-3', 'one'), { maxLength: 3 }),
});
const template = fc
  .array(fc.oneof(word, hole, fc.constantFrom(' ', '')), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(' '));
const small = (lists: Record<string, string[]>, texts: readonly string[]) =>
  texts.every((text) => !/<[^<>]*>.*<[^<>]*>.*<[^<>]*>.*<[^<>]*>/.test(text)) &&
  Object.values(lists).flat().join('').split('<').length < 5;

const valuesOf = (lists: Record<string, string[]>) => new Map(Object.entries(lists));

describe('the workshop and its plain second writing', () => {
  it('make the same effects of the same templates (R-W1, R-W2)', () => {
    const phrase = fc.constantFrom('two', 'one card', 'Draw', 'rank', '1 ', 'e');
    fc.assert(
      fc.property(
        files,
        fc.array(template, { minLength: 1, maxLength: 4 }),
        fc.array(fc.tuple(phrase, phrase), { maxLength: 3 }),
        fc.array(phrase, { maxLength: 1 }),
        (lists, templates, replacements, removals) => {
          fc.pre(small(lists, templates));
          const made = effectsOf(templates, {
            values: valuesOf(lists),
            replacements: replacements.map(([from, to]) => ({ from, to })),
            removals,
          });
          const plain = templates.flatMap((one) => plainExpand(one, lists));
          expect('effects' in made && made.effects).toEqual(
            plainRefine(plain, replacements, removals),
          );
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('make the same table of the same rules (R-W4, R-W5)', () => {
    const column = fc.constantFrom('UNIT', 'SPELL', 'LEVEL_1');
    const set = fc.record({
      set: column,
      text: fc.array(template, { maxLength: 2 }),
      exact: fc.array(word, { maxLength: 1 }),
      where: fc.option(column, { nil: undefined }),
    });
    const away = fc.record({ delete: fc.array(word, { minLength: 1, maxLength: 1 }) });
    const rule = fc.oneof({ weight: 6, arbitrary: set }, { weight: 1, arbitrary: away });
    const effects = fc.array(
      template.map((text) => text.replaceAll(/[<>]/g, '').trim() || 'x'),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(files, effects, fc.array(rule, { maxLength: 6 }), (lists, texts, rules) => {
        const patterns = rules.flatMap((one) => ('set' in one ? one.text : []));
        fc.pre(small(lists, patterns));
        const values = valuesOf(lists);
        const built = buildTable(texts, rules.map(asRule), patternsWith(values));
        expect(writeEffectTable(built)).toBe(plainTable(texts, rules as PlainRule[], lists));
      }),
      { numRuns: 2000 },
    );
  });

  it('find the same texts, whatever a pattern begins with', () => {
    fc.assert(
      fc.property(files, template, fc.array(template, { maxLength: 6 }), (lists, pattern, made) => {
        fc.pre(small(lists, [pattern, ...made]));
        const hasAll = (pattern.match(/<([^<>]+)>/g) ?? []).every((one) => !one.includes('gap'));
        const texts = made.flatMap((text) => plainExpand(text, lists)).slice(0, 40);
        const expanded = hasAll ? plainExpand(pattern, lists) : [];
        const fits = patternsWith(valuesOf(lists)).matcher(pattern);
        for (const text of texts)
          expect(fits(text)).toBe(expanded.some((one) => text.includes(one)));
      }),
      { numRuns: 2000 },
    );
  });
});

function asRule(
  rule: PlainRule | { set: string; text: string[]; exact: string[]; where: string | undefined },
): TableRule {
  const at = { file: '', line: 1, column: 1 };
  if ('delete' in rule) return { does: 'delete', texts: rule.delete, at };
  const { set: column, text: patterns, exact, where } = rule;
  return { does: 'set', column, patterns, exact, ...(where !== undefined && { where }), at };
}
