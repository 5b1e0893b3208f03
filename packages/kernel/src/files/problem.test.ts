import { describe, expect, it } from 'vitest';
import {
  expecting,
  fileProblem,
  inData,
  nearestOf,
  problemAt,
  problemLine,
  problemLines,
  quoted,
  verdictLine,
} from './problem.ts';

const place = { file: 'cards.csv', line: 3, column: 7 };

describe('a problem at a place', () => {
  it('says what was found and what would be right', () => {
    expect(problemAt(place, { found: '"6"', expected: ['a', 'b', 'c'] })).toEqual({
      ...place,
      severity: 'error',
      found: '"6"',
      expected: ['a', 'b', 'c'],
      message: 'Found "6"; expected a, b or c.',
    });
  });

  it('names the part that was looked at, and the word that was probably meant', () => {
    const hint = nearestOf('fyre', ['fire', 'water']);
    const finding = { part: 'TYPE', found: quoted('fyre'), expected: ['a type'], ...hint };
    expect(problemAt(place, finding)).toMatchObject({
      nearest: 'fire',
      message: 'TYPE is "fyre"; expected a type. Did you mean fire?',
    });
  });

  it('keeps the words, the column and the severity that it is given', () => {
    const finding = {
      found: '',
      expected: [],
      message: 'Odd.',
      column: 9,
      severity: 'warning',
    } as const;
    expect(problemAt({ ...place, path: '[1]' }, finding)).toMatchObject({
      line: 3,
      column: 9,
      path: '[1]',
      severity: 'warning',
      message: 'Odd.',
    });
  });

  it('takes nothing else from what stands there', () => {
    const cell = { ...place, text: 'fyre' };
    expect(problemAt(cell, { found: 'x', expected: ['y'] })).not.toHaveProperty('text');
  });
});

describe('a problem in one line', () => {
  const problem = problemAt(place, { found: 'x', expected: ['y'], entry: 'Ember Hare' });

  it('begins with its place', () => {
    expect(problemLine(problem)).toBe('cards.csv:3:7: Found x; expected y.');
  });

  it('can tell how bad it is and what it is about', () => {
    expect(verdictLine(problem)).toBe('cards.csv:3:7: error: Ember Hare: Found x; expected y.');
    const { entry: _, ...nameless } = problem;
    expect(verdictLine({ ...nameless, severity: 'warning' })).toBe(
      'cards.csv:3:7: warning: Found x; expected y.',
    );
  });

  it('has its path for a place in data that is no text', () => {
    const at = (path: string) => problemLine({ ...inData(problem), file: 'options', path });
    expect(at('decks[0][1]')).toBe('options.decks[0][1]: Found x; expected y.');
    expect(at('[2].name')).toBe('options[2].name: Found x; expected y.');
    expect(at('')).toBe('options: Found x; expected y.');
  });

  it('stands under four others at most; more are counted', () => {
    const line = problemLine(problem);
    expect(problemLines([problem, problem])).toBe(`${line}\n${line}`);
    expect(problemLines(Array(5).fill(problem)).split('\n')).toEqual(Array(5).fill(line));
    expect(problemLines(Array(7).fill(problem)).split('\n')).toEqual([
      ...Array(5).fill(line),
      'And 2 more problems.',
    ]);
  });

  it('has no line to jump to if it is about a file as a whole', () => {
    const missing = fileProblem('a.json', {
      found: 'nothing',
      expected: ['a file'],
      message: 'Gone.',
    });
    expect(problemLine(missing)).toBe('a.json: Gone.');
    expect(verdictLine(missing)).toBe('a.json: error: Gone.');
  });
});

describe('what is expected', () => {
  it('is told with the message, and left out of the statement', () => {
    expect(expecting('The key "x" is not known', '"a"', '"b"')).toEqual({
      message: 'The key "x" is not known; expected "a" or "b".',
      statement: 'The key "x" is not known.',
      expected: ['"a"', '"b"'],
    });
  });
});
