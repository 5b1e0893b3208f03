import { describe, expect, it } from 'vitest';
import { countWords } from './count-words.ts';
import { tokenize } from './tokens.ts';

describe('the words and signs of a file', () => {
  it.each([
    ['keys and values', '"NAME" "A fox" { }'],
    ['code', "function f(a) local x = a[1] + #b, 'c' end"],
    ['comments, which do not count', 'a -- b c d\n--[[ e\n f ]] g --[==[ ]] ]==]'],
    ['long strings, which are one', 'x = [[ a b ]] y = [==[ ]] ]==]'],
    ['escaped quotes', String.raw`"a \" b" c`],
  ])('%s are counted as they are read', (_, text) => {
    expect(countWords(text).all).toBe(tokenize(text).length);
  });

  it('of functions count from the first one to the last end', () => {
    const text = '"A" "B" function f() end function g() x = 1 end }';
    expect(countWords(text)).toEqual({ all: 16, functions: 13, from: 8 });
  });

  it('are many where quotes are not closed', () => {
    expect(countWords('"a\n"b\n').all).toBe(202);
  });
});
