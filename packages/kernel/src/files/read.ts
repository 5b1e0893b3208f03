import type { TextFile } from './card-set-files.ts';
import { misfit } from './check.ts';
import { parseJson } from './json.ts';
import type { Source } from './places.ts';
import { type Problem, problemAt } from './problem.ts';

const LONGEST_FILE = 1_000_000;

/** Some editors put it before the text; it takes no place on the screen, so columns stay right. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * What somebody wrote down may be handed over as its file, so that what is wrong has its place there; data
 * that is already at hand becomes a file of this name.
 */
export function asFile(given: unknown, name: string): TextFile {
  return isFile(given) ? given : { path: name, text: JSON.stringify(given) ?? 'null' };
}

/** Is this the file that something is written in, and not the thing itself? */
export function isFile(given: unknown): given is TextFile {
  if (typeof given !== 'object' || given === null) return false;
  const { path, text, ...rest } = given as Partial<TextFile>;
  return typeof path === 'string' && typeof text === 'string' && Object.keys(rest).length === 0;
}

/**
 * Data that is already at hand, or its file, as JSON with places, if it is an object; `right` says what would
 * be right in its place.
 */
export function readObject(
  given: unknown,
  name: string,
  right: string,
): { readonly source: Source } | { readonly problems: readonly Problem[] } {
  const { path, text } = asFile(given, name);
  const read = readJson(text, path);
  if ('problem' in read) return { problems: [read.problem] };
  return read.source.node.kind === 'object' ? read : { problems: [misfit(read.source, right)] };
}

/** Reads the JSON of a file, if it is not too long. */
export function readJson(text: string, file: string): { source: Source } | { problem: Problem } {
  const start = { file, line: 1, column: 1, path: '' };
  if (text.length > LONGEST_FILE) {
    const found = `${text.length} characters`;
    const expected = [`at most ${LONGEST_FILE} characters`];
    const message = `The file has ${found}; a file can have ${expected[0]}.`;
    return { problem: problemAt(start, { code: 'json', found, expected, message }) };
  }
  const json = parseJson(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  return 'error' in json
    ? { problem: problemAt(start, { code: 'json', ...json.error }) }
    : { source: { file, node: json.node, path: [] } };
}
