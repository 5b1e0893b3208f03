import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlainRule, plainExpand, plainRefine, plainTable } from '../testing/plain-workshop.ts';
import {
  annotated,
  buildTable,
  effectsOf,
  patternsWith,
  readRules,
  type TableRule,
  writeEffectTable,
} from './index.ts';

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

describe('a column that is added', () => {
  const table = {
    columns: ['EFFECTNAME', 'A'],
    rows: [
      ['x', 'True'],
      ['y', ''],
    ],
  };

  it('keeps what says True already, and says False for nothing', () => {
    const fits = (text: string) => text === 'z';
    expect(annotated(table, { column: 'A', fits, effects: 0 }).rows).toEqual([
      ['x', 'True'],
      ['y', 'False'],
    ]);
  });

  it('looks only where another says True', () => {
    const marked = annotated(table, { column: 'B', fits: () => true, effects: 0, where: 1 });
    expect(marked.columns).toEqual(['EFFECTNAME', 'A', 'B']);
    expect(marked.rows.map((row) => row[2])).toEqual(['True', 'False']);
  });
});

describe('a rules file', () => {
  const read = (text: string) => readRules(text, 'r.yaml');
  const told = (text: string) => {
    const found = read(text);
    return 'problems' in found
      ? found.problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
      : [];
  };

  it('is carried out for every combination, and for each map of a list by itself', () => {
    const found = read(
      'rules:\n- set: "L_{l}"\n  text: "{n} card{s}"\n  for: [{l: [1, 2], n: [a, b], s: ""}, {l: 03, n: c, s: s}]\n',
    );
    expect(
      'rules' in found &&
        found.rules.rules.map((rule) => rule.does === 'set' && [rule.column, ...rule.patterns]),
    ).toEqual([
      ...[
        ['L_1', 'a card'],
        ['L_1', 'b card'],
        ['L_2', 'a card'],
        ['L_2', 'b card'],
      ],
      ['L_03', 'c cards'],
    ]);
  });

  it('may be JSON, and may name its parts', () => {
    expect(told('{"rules": [{"set": "A", "exact": ["x"]}], "table": "t.csv"}')).toEqual([]);
    expect(told('rules:\n- {set: A, text: &t [x]}\n- {set: B, text: *t}\n')).toEqual([]);
  });

  it.each([
    ['', '1:1 There is nothing in this file.'],
    ['- a', '1:1 Found a list; expected a map with the key "rules".'],
    ['table: x', '1:1 "rules" is missing; expected a list of rules.'],
    ['rules:\n- set: A', '2:3 Found a rule that looks for nothing; expected "text" or "exact".'],
    ['rules:\n- {set: A, tex: [x]}', '2:12 The key "tex" is not known here; expected "text".'],
    [
      'rules:\n- {set: EFFECTNAME, text: [x]}',
      '2:9 Found EFFECTNAME; expected a column other than EFFECTNAME.',
    ],
    ['rules:\n- {delete: [x, ""]}', '2:16 "delete[1]" is ""; expected a text, or a list of texts.'],
    [
      'rules:\n- {set: A, text: ["{m}"], for: {n: 1}}',
      '2:19 Found {m}; expected a name that "for" gives a value to. Did you mean n?',
    ],
    [
      'rules:\n- {set: A, text: [x], where: B}',
      '2:3 where is the column "B", which no rule sets; expected a column that a rule sets. Did you mean A?',
    ],
    ['rules: [*x]', '1:9 Nothing before this has that name.'],
    ['rules: []\n---\nrules: []', '2:1 A second document begins here; expected one alone.'],
    ['rules: []\nrules: []', '2:1 This is not YAML: Map keys must be unique.'],
  ])('%j is refused', (text, problem) => {
    expect(told(text)).toEqual([problem]);
  });

  it('that repeats itself for ever is refused', () => {
    const lines = ['a: &a [x,x,x,x,x,x,x,x,x,x]'];
    for (const [one, next] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg'])
      lines.push(`${next}: &${next} [${Array(10).fill(`*${one}`).join()}]`);
    expect(told(lines.join('\n'))[0]).toContain('repeats itself too often');
    const many = Array(10)
      .fill(0)
      .map((_, at) => `n${at}: [1,2,3,4,5,6,7,8,9,10]`)
      .join(', ');
    expect(told(`rules:\n- {set: A, text: [x], for: {${many}}}`)[0]).toContain('10000000000 times');
  });
});
