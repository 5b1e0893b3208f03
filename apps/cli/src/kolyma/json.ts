import type { Warning } from '@cardscape/kolyma';
import type { Problem } from '../problem.ts';

/** An error as the commands print it for programs. */
export function errorJson(problem: Problem): object {
  const { line, column, path, where, position, found, expected, message } = problem;
  return {
    line,
    column,
    path,
    where,
    ...(position === undefined ? {} : { position }),
    found,
    expected,
    message,
  };
}

/** A warning as the commands print it for programs; one of a file also has its place. */
export function warningJson(warning: Warning & { line?: number; column?: number }): object {
  const { line, column, code, about, message, fix } = warning;
  return { ...(line === undefined ? {} : { line, column }), code, about, message, fix };
}
