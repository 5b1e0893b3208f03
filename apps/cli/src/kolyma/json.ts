import type { Problem } from '@cardscape/kernel';
import type { Warning } from '@cardscape/kolyma/tools';

/** A warning as the commands print it for programs; one of a file also has its place. */
export function warningJson(warning: Warning | Problem): object {
  const { code, part, message, fix } = warning;
  const place = 'file' in warning ? { line: warning.line, column: warning.column } : {};
  return { ...place, code, about: part, message, fix };
}
