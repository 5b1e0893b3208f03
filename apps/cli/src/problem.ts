import type { Problem } from '@cardscape/kernel';

/** An error as the commands print it for programs. */
export function errorJson(problem: Problem): object {
  const { line, column, path = '', code, part, position, found, expected, message } = problem;
  return {
    line,
    column,
    path,
    where: part ?? code,
    ...(position === undefined ? {} : { position }),
    found,
    expected,
    message,
  };
}

/** A problem of a position file, as one of the position as a whole. */
export function positionProblem({ position: _, ...problem }: Problem): Problem {
  return { ...problem, part: 'position' };
}
