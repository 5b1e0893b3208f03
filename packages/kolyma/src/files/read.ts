import { type Problem, problemAt } from '@cardscape/kernel';
import { placeOf, readJson, type Source } from '@cardscape/kernel/json';
import type { CountFrom } from '../language/compile.ts';
import { type ReadResult, readEntry } from './entry.ts';

/**
 * Reads a file of cards and characters: one, or a list of them. A broken one hides no other. What is
 * said of a keyword or value counts them as the lists do, unless it is told to count from 1.
 */
export function readCardFile(text: string, file: string, from: CountFrom = 0): ReadResult {
  const parsed = readJson(text, file);
  if ('problem' in parsed) return onlyErrors([parsed.problem]);
  const { node } = parsed.source;
  if (node.kind !== 'array') return readEntry(parsed.source, from);
  if (node.items.length === 0) {
    const expected = ['at least one card or character'];
    const message = `The list is empty; expected ${expected[0]}.`;
    const finding = { code: 'shape', found: 'an empty list', expected, message };
    return onlyErrors([problemAt(placeOf(parsed.source), finding)]);
  }
  return joinResults(
    node.items
      .map((item, index): Source => ({ file, node: item, path: [index] }))
      .map((source) => readEntry(source, from)),
  );
}

/** All results in one. */
export function joinResults(results: readonly ReadResult[]): ReadResult {
  return {
    entries: results.flatMap(({ entries }) => entries),
    errors: results.flatMap(({ errors }) => errors),
    warnings: results.flatMap(({ warnings }) => warnings),
  };
}

function onlyErrors(errors: Problem[]): ReadResult {
  return { entries: [], errors, warnings: [] };
}
