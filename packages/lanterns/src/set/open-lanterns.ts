import { type BroughtCards, counted, type Problem, type TextFile } from '@cardscape/kernel';
import { DEALT } from '../rules/state.ts';
import type { Lantern } from './lantern.ts';
import { type ReadLanterns, readLanterns } from './read-lanterns.ts';

/**
 * The lanterns to play with: the built-in ones, and those that someone brought. A brought lantern takes
 * the place of a built-in one of the same name; brought alone, they take the place of all.
 */
export function openLanterns(builtIn: readonly TextFile[], brought?: BroughtCards): ReadLanterns {
  const own = readLanterns(brought?.files ?? []);
  const given = brought?.alone ? { lanterns: [], problems: [] } : readLanterns(builtIn);
  const replaced = new Set(own.lanterns.map(({ name }) => name));
  const lanterns = [...given.lanterns.filter(({ name }) => !replaced.has(name)), ...own.lanterns];
  const problems = [...given.problems, ...own.problems];
  const file = (brought?.files ?? builtIn)[0]?.path ?? '';
  return { lanterns, problems: [...problems, ...tooFew(lanterns, file)] };
}

function tooFew({ length }: readonly Lantern[], file: string): Problem[] {
  if (length >= DEALT) return [];
  const [found, least] = [counted(length, 'lantern'), `at least ${counted(DEALT, 'lantern')}`];
  const message = `There ${length === 1 ? 'is' : 'are'} ${found} to play with; expected ${least}.`;
  return [{ file, line: 1, column: 1, severity: 'error', found, expected: [least], message }];
}
