import { expect, it } from 'vitest';
import { fileProblem } from '../files/problem.ts';
import { mustOpen } from './must-open.ts';

it('gives what was opened', () => {
  expect(mustOpen({ opened: 'a game' })).toBe('a game');
});

it('throws all that is wrong, each with its file', () => {
  const wrong = (file: string) =>
    fileProblem(file, { found: 'ink', expected: [], message: 'Found ink.' });
  const refused = { problems: [wrong('a.json'), wrong('b.json')] as const };
  expect(() => mustOpen(refused)).toThrow('a.json: Found ink.\nb.json: Found ink.');
});
