import { describe, expect, it } from 'vitest';
import { readRules } from './read-rules.ts';

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
      '2:19 Found {m}; expected a name that "for" gives a value to (n). Did you mean n?',
    ],
    [
      'rules:\n- {set: "L_{levl}", text: [x], for: [{level: 1, n: a}, {level: 2}]}',
      '2:9 Found {levl}; expected a name that "for" gives a value to (level). Did you mean level?',
    ],
    [
      'rules:\n- {set: "L_{level}", text: [x]}',
      '2:9 Found {level}; expected no braces, as this rule has no "for".',
    ],
    [
      'rules:\n- {set: A, text: [x]}\n- {set: B, text: [x], where: "{ A }"}',
      '3:30 Found { A }; expected no braces, as this rule has no "for".',
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

  it.each([
    [
      'rules:\n- {set: "L_{level", text: [x], for: {level: 1}}',
      '2:9 Found "L_{level"; expected a brace at both ends of a name, as in {level}.',
    ],
    [
      'rules:\n- {set: A, delete: [x]}',
      '2:3 Found a rule with "set" and "delete"; expected one of the two.',
    ],
  ])('%j is refused, too', (text, problem) => {
    expect(told(text)).toEqual([problem]);
  });

  it('may look for braces as they are', () => {
    expect(told('rules:\n- {set: A, exact: ["{x}"]}\n- {delete: ["{y}"]}\n')).toEqual([]);
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
