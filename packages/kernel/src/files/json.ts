import { eitherOf, shorten } from '../english/wording.ts';
import { exactNumber } from './exact-number.ts';
import {
  JSON_SIGNS,
  type JsonSign,
  type JsonToken,
  jsonTokens,
  type Position,
} from './json-tokens.ts';

export type { Position } from './json-tokens.ts';

/** A member of an object, with the place of its key. */
export interface JsonMember {
  key: string;
  keyAt: Position;
  value: JsonNode;
}

/** A JSON value that knows where it stands. */
export type JsonNode = { at: Position } & (
  | { kind: 'object'; members: JsonMember[] }
  | { kind: 'array'; items: JsonNode[]; end: Position }
  | { kind: 'plain'; value: string | number | boolean | null; written: string }
);

/** Why a text is not JSON. */
export interface JsonError extends Position {
  found: string;
  expected: string[];
  message: string;
}

const DEEPEST = 32;
const END = 'the end of the file';

const PLAIN: readonly JsonSign[] = ['string', 'number', 'true', 'false', 'null'];
const VALUE: readonly JsonSign[] = ['{', '[', ...PLAIN];

/** The next sign is none of those that may stand here. */
class Misplaced extends Error {
  readonly index: number;
  readonly expected: readonly JsonSign[];

  constructor(index: number, expected: readonly JsonSign[]) {
    super();
    this.index = index;
    this.expected = expected;
  }
}

/** Reads signs as JSON: the next one always tells what begins. */
class JsonReader {
  private readonly tokens: readonly JsonToken[];
  private index = 0;

  constructor(tokens: readonly JsonToken[]) {
    this.tokens = tokens;
  }

  /** The one value of a file. */
  file(): JsonNode {
    const node = this.value(this.take(...VALUE));
    if (this.index < this.tokens.length) throw new Misplaced(this.index, []);
    return node;
  }

  /** The next sign, which must be one of these. */
  private take(...expected: readonly JsonSign[]): JsonToken {
    const token = this.tokens[this.index];
    if (!token || !expected.includes(token.sign)) throw new Misplaced(this.index, expected);
    this.index += 1;
    return token;
  }

  private value(first: JsonToken): JsonNode {
    if (first.sign === '{') return this.object(first);
    if (first.sign === '[') return this.array(first);
    const { at, written, sign } = first;
    const value = sign === 'number' ? exactNumber(written) : JSON.parse(written);
    return { kind: 'plain', at, value, written };
  }

  private object({ at }: JsonToken): JsonNode {
    const members: JsonMember[] = [];
    let next = this.take('}', 'string');
    while (next.sign !== '}') {
      const { written, at: keyAt } = next;
      this.take(':');
      const value = this.value(this.take(...VALUE));
      members.push({ key: JSON.parse(written), keyAt, value });
      next = this.take('}', ',');
      if (next.sign === ',') next = this.take('string');
    }
    return { kind: 'object', at, members };
  }

  private array({ at }: JsonToken): JsonNode {
    const items: JsonNode[] = [];
    let next = this.take(']', ...VALUE);
    while (next.sign !== ']') {
      items.push(this.value(next));
      next = this.take(']', ',');
      if (next.sign === ',') next = this.take(...VALUE);
    }
    return { kind: 'array', at, items, end: next.at };
  }
}

/** Reads strict JSON: no comments, no trailing commas, no key twice in one object. */
export function parseJson(text: string): { node: JsonNode } | { error: JsonError } {
  const { tokens, strange } = jsonTokens(text);
  const deep = tooDeep(tokens);
  if (deep) return { error: deep };
  const read = nodeOf(tokens);
  if ('node' in read && !strange) {
    const twice = repeatedKey(read.node);
    return twice ? { error: twice } : read;
  }
  const { index, expected } = 'node' in read ? { index: tokens.length, expected: [] } : read;
  const wrong = tokens[index];
  const right = labelsOf(expected);
  if (wrong) return { error: notHere(wrong.at, shorten(wrong.written), right) };
  if (strange) return { error: unreadable(text.slice(strange.offset), strange.at, right) };
  return { error: endsEarly(text, right) };
}

/** The value that signs make, or where they stop making one, and what could stand there. */
function nodeOf(tokens: readonly JsonToken[]): { node: JsonNode } | Misplaced {
  try {
    return { node: new JsonReader(tokens).file() };
  } catch (error) {
    if (error instanceof Misplaced) return error;
    throw error;
  }
}

/** Signs in words, in the order of their table; where none may stand, the file ends. */
function labelsOf(signs: readonly JsonSign[]): string[] {
  if (signs.length === 0) return [END];
  return JSON_SIGNS.filter((sign) => signs.includes(sign)).map(labelOf);
}

function labelOf(sign: JsonSign): string {
  if (sign === 'string') return 'a string in double quotes';
  return sign === 'number' ? 'a number' : sign;
}

function tooDeep(tokens: readonly JsonToken[]): JsonError | undefined {
  let depth = 0;
  for (const { sign, at } of tokens) {
    if (sign === '[' || sign === '{') depth += 1;
    if (sign === ']' || sign === '}') depth -= 1;
    if (depth > DEEPEST) {
      const message = `Lists and objects stand inside each other more than ${DEEPEST} deep.`;
      return { ...at, found: sign, expected: [`at most ${DEEPEST} levels`], message };
    }
  }
  return undefined;
}

function notHere(at: Position, found: string, expected: string[]): JsonError {
  const message = `Found ${quoted(found)}; expected ${eitherOf(expected.map(quoted))}.`;
  return { ...at, found, expected, message };
}

function unreadable(rest: string, at: Position, expected: string[]): JsonError {
  const line = rest.split('\n', 1)[0] ?? '';
  if (line.startsWith('"')) {
    const message = 'This string is not closed in its line, or a backslash in it is wrong.';
    const right = 'a string in double quotes, closed in its line';
    return { ...at, found: shorten(line.trimEnd()), expected: [right], message };
  }
  return notHere(at, shorten(/^\w+/.exec(line)?.[0] ?? named(rest.codePointAt(0) ?? 0)), expected);
}

function endsEarly(text: string, expected: string[]): JsonError {
  const lines = text.split(/\r\n|\r|\n/);
  const position = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  const message = `The file ends too early; expected ${eitherOf(expected.map(quoted))}.`;
  return { ...position, found: END, expected, message };
}

function repeatedKey(node: JsonNode): JsonError | undefined {
  if (node.kind === 'plain') return undefined;
  if (node.kind === 'array') return firstOf(node.items);
  const seen = new Set<string>();
  for (const { key, keyAt } of node.members) {
    if (seen.has(key)) {
      const found = `"${shorten(key)}" again`;
      const message = `The key "${shorten(key)}" stands twice in one object.`;
      return { ...keyAt, found, expected: ['each key once'], message };
    }
    seen.add(key);
  }
  return firstOf(node.members.map(({ value }) => value));
}

function firstOf(nodes: readonly JsonNode[]): JsonError | undefined {
  for (const node of nodes) {
    const error = repeatedKey(node);
    if (error) return error;
  }
  return undefined;
}

/** A sign of one character in quotes, so that it is not lost among the words. */
function quoted(label: string): string {
  return label.length === 1 ? `'${label}'` : label;
}

/** A character as it can be shown in a message: invisible ones by their code. */
function named(code: number): string {
  const character = String.fromCodePoint(code);
  const visible = /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character);
  return visible
    ? character
    : `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
