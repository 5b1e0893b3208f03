import {
  type BroughtCards,
  counted,
  type Problem,
  problemLine,
  type TextFile,
} from '@cardscape/kernel';
import { DEALT } from '../rules/state.ts';
import type { Lantern } from './lantern.ts';
import { type ReadLanterns, readLanterns } from './read-lanterns.ts';

/**
 * The lanterns to play with: the built-in ones, and those that someone brought. A brought lantern takes
 * the place of a built-in one of the same name; brought alone, they take the place of all.
 */
export function openLanterns(builtIn: readonly TextFile[], brought?: BroughtCards): ReadLanterns {
  const own = ownLanterns(brought);
  const given = brought?.alone ? [] : builtInLanterns(builtIn);
  const replaced = new Set(own.lanterns.map(({ name }) => name));
  const lanterns = [...given.filter(({ name }) => !replaced.has(name)), ...own.lanterns];
  const file = brought?.files[0]?.path ?? '';
  return { lanterns, problems: [...own.problems, ...tooFew(lanterns, file)] };
}

/** The lanterns that someone brought. */
export function ownLanterns(brought: BroughtCards | undefined): ReadLanterns {
  return readLanterns(brought?.files ?? []);
}

/** What was read of a set: it is opened again and again. */
const known = new WeakMap<readonly TextFile[], readonly Lantern[]>();

/** The lanterns of the built-in set. A fault in them is one of ours. */
function builtInLanterns(files: readonly TextFile[]): readonly Lantern[] {
  const before = known.get(files);
  if (before) return before;
  const { lanterns, problems } = readLanterns(files);
  const [problem] = [...problems, ...tooFew(lanterns, files[0]?.path ?? '')];
  if (problem) throw new Error(problemLine(problem));
  known.set(files, lanterns);
  return lanterns;
}

function tooFew({ length }: readonly Lantern[], file: string): Problem[] {
  if (length >= DEALT) return [];
  const [found, least] = [counted(length, 'lantern'), `at least ${counted(DEALT, 'lantern')}`];
  const message = `There ${length === 1 ? 'is' : 'are'} ${found} to play with; expected ${least}.`;
  return [{ file, line: 1, column: 1, severity: 'error', found, expected: [least], message }];
}
