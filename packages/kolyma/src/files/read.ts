import { readJson, type Source } from '@cardscape/kernel/json';
import { type ReadResult, readEntry } from './entry.ts';
import type { FileError } from './set-types.ts';

/** Reads the JSON of a file, if it is not too long. */
export function parseFile(text: string, file: string): { source: Source } | { error: FileError } {
  const read = readJson(text, file);
  if ('source' in read) return read;
  const { steps: _, ...misfit } = read.misfit;
  return { error: { ...misfit, where: 'json' } };
}

/** Reads a file of cards and characters: one, or a list of them. A broken one hides no other. */
export function readCardFile(text: string, file: string): ReadResult {
  const parsed = parseFile(text, file);
  if ('error' in parsed) return onlyErrors([parsed.error]);
  const { node } = parsed.source;
  if (node.kind !== 'array') return readEntry(parsed.source);
  if (node.items.length === 0) {
    const expected = ['at least one card or character'];
    const message = `The list is empty; expected ${expected[0]}.`;
    const found = 'an empty list';
    return onlyErrors([{ file, path: '', ...node.at, where: 'shape', found, expected, message }]);
  }
  return joinResults(
    node.items.map((item, index): Source => ({ file, node: item, path: [index] })).map(readEntry),
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

function onlyErrors(errors: FileError[]): ReadResult {
  return { entries: [], errors, warnings: [] };
}
