import { type ReadResult, readEntry } from './entry.ts';
import { type JsonNode, parseJson } from './json.ts';
import type { Source } from './places.ts';
import type { FileError } from './set-types.ts';

const LONGEST_FILE = 1_000_000;

/** Some editors put it before the text; it takes no place on the screen, so columns stay right. */
const BYTE_ORDER_MARK = '\ufeff';

/** Reads the JSON of a file, if it is not too long. */
export function parseFile(text: string, file: string): { node: JsonNode } | { error: FileError } {
  const start = { file, line: 1, column: 1, path: '', where: 'json' as const };
  if (text.length > LONGEST_FILE) {
    const found = `${text.length} characters`;
    const expected = [`at most ${LONGEST_FILE} characters`];
    const message = `The file has ${found}; a file can have ${expected[0]}.`;
    return { error: { ...start, found, expected, message } };
  }
  const json = parseJson(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  return 'error' in json ? { error: { ...start, ...json.error } } : json;
}

/** Reads a file of cards and characters: one, or a list of them. A broken one hides no other. */
export function readCardFile(text: string, file: string): ReadResult {
  const parsed = parseFile(text, file);
  if ('error' in parsed) return onlyErrors([parsed.error]);
  const { node } = parsed;
  if (node.kind !== 'array') return readEntry({ file, node, path: [] });
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
