import type { Warning } from '@cardscape/kolyma';

/** A warning as the commands print it for programs; one of a file also has its place. */
export function warningJson(warning: Warning & { line?: number; column?: number }): object {
  const { line, column, code, about, message, fix } = warning;
  return { ...(line === undefined ? {} : { line, column }), code, about, message, fix };
}
