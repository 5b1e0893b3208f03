import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from './json.ts';
import { plainValue } from './places.ts';

const errorOf = (text: string) => {
  const result = parseJson(text);
  return 'error' in result ? result.error : expect.fail('this should have been refused');
};

describe('strict JSON with places', () => {
  it('reads everything JSON can write', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.nat(4), (value, indent) => {
        const result = parseJson(JSON.stringify(value, null, indent));
        expect('node' in result && JSON.stringify(plainValue(result.node))).toBe(
          JSON.stringify(value),
        );
      }),
    );
  });

  it('accepts exactly what JSON.parse accepts, but for repeated keys', () => {
    const piece = fc.constantFrom(
      ...'{}[],:"\\ \n01-.eE+tn',
      '"a"',
      'true',
      'null',
      '1.5',
      '\\u12',
    );
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), (any) => {
        let strict = true;
        try {
          JSON.parse(any);
        } catch {
          strict = false;
        }
        const result = parseJson(any);
        if ('error' in result && result.error.message.includes('twice')) return;
        expect('node' in result).toBe(strict);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['', 1, 1, 'the end of the file', '{'],
    ['[1,\n 2', 2, 3, 'the end of the file', ','],
    ['[1,\n  ]', 2, 3, ']', 'a number'],
    ['{"a": 1,}', 1, 9, '}', 'a string in double quotes'],
    ['{"a" 1}', 1, 6, '1', ':'],
    ['[1 2]', 1, 4, '2', ']'],
    ['{a: 1}', 1, 2, 'a', '}'],
    ["{'a': 1}", 1, 2, "'", 'a string in double quotes'],
    ['[tru]', 1, 2, 'tru', 'true'],
    ['[01]', 1, 3, '1', ','],
    ['{} {}', 1, 4, '{', 'the end of the file'],
    ['{} // more', 1, 4, '/', 'the end of the file'],
    ['["a\nb"]', 1, 2, '"a', 'a string in double quotes, closed in its line'],
    ['["\\x"]', 1, 2, '"\\x"]', 'a string in double quotes, closed in its line'],
    ['\ufeff{}', 1, 1, 'the character U+FEFF', '{'],
    ['{"a": 1,\n "a": 2}', 2, 2, '"a" again', 'each key once'],
  ])('%j is wrong at %i:%i', (text, line, column, found, right) => {
    const error = errorOf(text);
    expect(error).toMatchObject({ line, column, found });
    expect(error.expected).toContain(right);
  });

  it('refuses depths that no card file has, without a stack overflow', () => {
    expect(errorOf('['.repeat(100_000)).message).toContain('32 deep');
  });

  it('keeps a key that would change an object instead of naming a value', () => {
    const result = parseJson('{"__proto__": 1}');
    expect('node' in result && Object.keys(plainValue(result.node) as object)).toEqual([
      '__proto__',
    ]);
  });
});
