import { fileProblem, type MatchWishes, type Problem, type SideWish } from '@cardscape/kernel';
import { type LanternOptions, readOptions } from './options.ts';

/** The options of a usual match, or of one with as many turns as wished for. There is nothing to play as, and one form of the rules. */
export function arrange({
  sides = [undefined, undefined],
  variant,
  numbers,
}: MatchWishes):
  | { readonly options: LanternOptions }
  | { readonly problems: readonly [Problem, ...Problem[]] } {
  const [problem, ...more] = [
    ...sides.flatMap((side) => (side === undefined ? [] : [noSides(side)])),
    ...(variant === undefined ? [] : [noVariants(variant)]),
  ];
  if (problem) return { problems: [problem, ...more] };
  return readOptions(numbers);
}

function noSides(wish: SideWish): Problem {
  const name = typeof wish === 'string' ? wish : wish.path;
  const message = 'In Lanterns both play with the same cards: there is nothing to play as.';
  return fileProblem(name, { found: `"${name}"`, expected: ['no side'], message });
}

function noVariants(name: string): Problem {
  const message = 'Lanterns has one form of the rules.';
  return fileProblem(name, { found: `"${name}"`, expected: ['no variant'], message });
}
