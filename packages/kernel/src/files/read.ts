import type { TextFile } from '../cards/card-set-files.ts';
import { misfit } from './check.ts';
import { type JsonNode, parseJson } from './json.ts';
import type { Source } from './places.ts';
import { inData, type Problem, problemAt } from './problem.ts';

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
 * In data that nobody wrote in lines, what is wrong has its path alone.
 */
export function readObject(
  given: unknown,
  name: string,
  right: string,
): { readonly source: Source } | { readonly problems: readonly Problem[] } {
  const { path, text } = asFile(given, name);
  const read = readJson(text, path);
  if ('problem' in read) return { problems: [isFile(given) ? read.problem : inData(read.problem)] };
  const source = isFile(given)
    ? read.source
    : { ...read.source, node: withoutLines(read.source.node) };
  return source.node.kind === 'object' ? { source } : { problems: [misfit(source, right)] };
}

const NOWHERE = { line: 0, column: 0 };

function withoutLines(node: JsonNode): JsonNode {
  if (node.kind === 'plain') return { ...node, at: NOWHERE };
  if (node.kind === 'array')
    return { ...node, at: NOWHERE, end: NOWHERE, items: node.items.map(withoutLines) };
  const members = node.members.map(({ key, value }) => ({
    key,
    keyAt: NOWHERE,
    value: withoutLines(value),
  }));
  return { ...node, at: NOWHERE, members };
}

/** Why a text is not JSON; nothing if it is. */
export function jsonFault(text: string, file: string): Problem | undefined {
  const json = parseJson(text);
  if (!('error' in json)) return undefined;
  const message = `This is not JSON: ${json.error.message}`;
  return problemAt({ file, line: 1, column: 1 }, { code: 'json', ...json.error, message });
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
