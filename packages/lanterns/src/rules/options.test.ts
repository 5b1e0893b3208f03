import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the options of a match', () => {
  it.each([
    [undefined, 12],
    [{}, 12],
    [{ turns: 2 }, 2],
    [{ turns: 7 }, 7],
    [{ turns: 60 }, 60],
  ])('%j are %i turns', (given, turns) => {
    expect(readOptions(given)).toEqual({ options: { turns } });
  });

  it.each([
    [{ turns: 1 }],
    [{ turns: 61 }],
    [{ turns: 2.5 }],
    [{ turns: '6' }],
    [{ turn: 6 }],
    [3],
  ])('%j are refused', (given) => {
    const read = readOptions(given);
    if (!('problems' in read)) throw new Error('They were taken.');
    expect(read.problems[0].message).toBe(
      `The options of Lanterns are ${JSON.stringify(given)}; expected "turns", a whole number from 2 to 60.`,
    );
  });
});
