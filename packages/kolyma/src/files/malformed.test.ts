import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findKeyword } from '../language/keywords.ts';
import { write } from '../language/write.ts';
import { anyProgram } from '../testing/random-programs.ts';
import { readCardFile } from './read.ts';

interface Card {
  name: string;
  keywords: unknown;
  values: unknown;
}

const SEED = 1958;
const PROGRAMS = fc.sample(anyProgram, { seed: SEED, numRuns: 40 }).map(write);

/** Changes to a card's lists that leave no valid card, whatever the card was. */
const LIST_MUTATIONS: Record<string, (k: string[], v: number[]) => [unknown, unknown] | null> = {
  'an unknown first keyword': (k, v) => [['EFFECT_BANANA', ...k.slice(1)], v],
  'an unknown last keyword': (k, v) => [[...k.slice(0, -1), 'BANANA'], v],
  'a misspelt keyword': (k, v) => {
    const at = Math.floor(k.length / 2);
    const misspelt = k[at]!.slice(0, -1);
    return findKeyword(misspelt) ? null : [k.with(at, misspelt), v];
  },
  'a keyword with a blank': (k, v) => [k.with(0, `${k[0]} `), v],
  'a keyword that is a number': (k, v) => [[...k.slice(0, -1), 7], v],
  'a keyword that is null': (k, v) => [[null, ...k.slice(1)], v],
  'no last keyword': (k, v) => [k.slice(0, -1), v],
  'no first keyword': (k, v) => [k.slice(1), v],
  'the first keyword last': (k, v) => (k.length > 1 ? [[...k.slice(1), k[0]], v] : null),
  'the last keyword first': (k, v) => (k.length > 1 ? [[k.at(-1), ...k.slice(0, -1)], v] : null),
  'END_COMMAND at the end': (k, v) => [[...k, 'END_COMMAND'], v],
  'END_COMMAND at the start': (k, v) => [['END_COMMAND', ...k], v],
  'a type too many': (k, v) => [[...k, 'TYPE_NUMBER'], v],
  'a path without a conditional': (k, v) => [[...k, 'FAILURE_PATH', 'EFFECT_NONE'], v],
  'a conditional without paths': (k, v) => [[...k, 'END_COMMAND', 'EFFECT_CONDITIONAL'], v],
  'two effects without END_COMMAND': (k, v) => [[...k, 'EFFECT_NONE'], v],
  'no keywords': (_, v) => [[], v],
  'keywords in one string': (k, v) => [k.join(' '), v],
  'a value too many': (k, v) => [k, [...v, 1]],
  'a value too few': (k, v) => (v.length > 0 ? [k, v.slice(1)] : null),
  'no list of values': (k) => [k, undefined],
  'a fraction': (k, v) => (v.length > 0 ? [k, v.with(-1, 0.5)] : null),
  'a value that is a word': (k, v) => (v.length > 0 ? [k, ['1', ...v.slice(1)]] : null),
  'a value that is null': (k, v) => [k, [null, ...v.slice(1)]],
  'a value beyond exact integers': (k, v) => (v.length > 0 ? [k, v.with(0, 2 ** 60)] : null),
  'a negative count': (k, v) => [
    ['EFFECT_DRAW', 'TARGET_PLAYER', 'TYPE_SPECIAL', 'END_COMMAND', ...k],
    [-1, ...v],
  ],
};

/** Changes to the text of a file with one object that leave no JSON. */
const TEXT_MUTATIONS: Record<string, (text: string) => string> = {
  'no last bracket': (text) => text.slice(0, -1),
  'no first bracket': (text) => text.slice(1),
  'half of the file': (text) => text.slice(0, text.length / 2),
  'a bracket too many': (text) => `${text}}`,
  'the wrong bracket': (text) => `${text.slice(0, -1)}]`,
  'a comma before the end': (text) => `${text.slice(0, -1)},}`,
  'a comma at the start': (text) => text.replace('{', '{,'),
  'no comma': (text) => text.replace(/,\n {2}"/, '\n  "'),
  'no colon': (text) => text.replace(':', ' '),
  'an equals sign': (text) => text.replace(':', '='),
  'single quotes': (text) => text.replace('"name"', "'name'"),
  'a bare key': (text) => text.replace('"name"', 'name'),
  'a comment': (text) => text.replace('{', '{ // a card\n'),
  'a key twice': (text) => text.replace('{', '{"name": "Twice",'),
  'a line break in a string': (text) => text.replace('Mutant', 'Mut\nant'),
  'a wrong escape': (text) => text.replace('Mutant', 'Mut\\ant'),
  'an open string': (text) => text.replace('Mutant"', 'Mutant'),
  NaN: (text) => text.replace('"Mutant"', 'NaN'),
  'a leading zero': (text) => text.replace('"Mutant"', '01'),
  'two files in one': (text) => text + text,
  nothing: () => '',
};

const fileOf = (card: Card) => JSON.stringify(card, null, 2);

const malformed: { kind: string; text: string }[] = PROGRAMS.flatMap(({ keywords, values }) => {
  const sound = fileOf({ name: 'Mutant', keywords, values });
  const lists = Object.entries(LIST_MUTATIONS).flatMap(([kind, mutate]) => {
    const lists = mutate(keywords, values);
    if (!lists) return [];
    return [{ kind, text: fileOf({ name: 'Mutant', keywords: lists[0], values: lists[1] }) }];
  });
  const texts = Object.entries(TEXT_MUTATIONS).map(([kind, mutate]) => ({
    kind,
    text: mutate(sound),
  }));
  return [...lists, ...texts];
});

describe('malformed card files', () => {
  it('are made from sound ones', () => {
    for (const { keywords, values } of PROGRAMS) {
      const { entries, errors } = readCardFile(fileOf({ name: 'Mutant', keywords, values }), 'f');
      expect(errors).toEqual([]);
      expect(entries).toHaveLength(1);
    }
    expect(malformed.length).toBeGreaterThan(200);
  });

  it.each(Object.keys({ ...LIST_MUTATIONS, ...TEXT_MUTATIONS }))(
    '%s: refused with place and expectation',
    (kind) => {
      const cases = malformed.filter((one) => one.kind === kind);
      expect(cases.length).toBeGreaterThan(0);
      for (const { text } of cases) {
        const { entries, errors } = readCardFile(text, 'mutant.json');
        expect(entries, text).toEqual([]);
        expect(errors.length, text).toBeGreaterThan(0);
        for (const error of errors) {
          const line = text.split('\n')[error.line - 1];
          expect(line, text).toBeDefined();
          expect(error.column).toBeGreaterThanOrEqual(1);
          expect(error.column).toBeLessThanOrEqual(line!.length + 1);
          expect(error.found).not.toBe('');
          expect(error.expected.filter(Boolean).length).toBeGreaterThan(0);
          expect(error.message).toMatch(/\.$/);
        }
      }
    },
  );
});
