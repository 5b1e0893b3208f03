import { type Problem, problemAt } from '@cardscape/kernel';
import { jsonProblem } from './complaint.ts';

/**
 * A text as JSON, read by the engine: files may have a million people. What is wrong is looked for by the
 * kernel's reader, which knows places.
 */
export function parsed(
  given: string,
  file: string,
): { readonly data: unknown; readonly text: string } | { readonly problem: Problem } {
  const text = given.startsWith('\ufeff') ? given.slice(1) : given;
  try {
    return { data: JSON.parse(text), text };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const at = { file, line: 1, column: 1 };
    return {
      problem:
        jsonProblem(text, file) ??
        problemAt(at, { found: 'a text that is no JSON', expected: ['JSON'], message }),
    };
  }
}
