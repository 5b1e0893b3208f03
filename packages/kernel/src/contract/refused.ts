import type { Problem } from '../files/problem.ts';

/** What was refused for problems, of which there is at least one. */
export function refused(problems: readonly Problem[]): {
  readonly problems: readonly [Problem, ...Problem[]];
} {
  return { problems: problems as readonly [Problem, ...Problem[]] };
}
