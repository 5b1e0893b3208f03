import {
  createToken,
  createTokenInstance,
  EmbeddedActionsParser,
  type IToken,
  Lexer,
  type TokenType,
} from 'chevrotain';
import { eitherOf, shorten } from '../english/wording.ts';
import { exactNumber } from './exact-number.ts';

/** Where something stands in a text; lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
}

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

const sign = (name: string, label: string) => createToken({ name, pattern: label, label });

const OPEN_OBJECT = sign('OpenObject', '{');
const CLOSE_OBJECT = sign('CloseObject', '}');
const OPEN_ARRAY = sign('OpenArray', '[');
const CLOSE_ARRAY = sign('CloseArray', ']');
const COMMA = sign('Comma', ',');
const COLON = sign('Colon', ':');
const STRING = createToken({
  name: 'String',
  label: 'a string in double quotes',
  // Every character from the space on, but the quote and the backslash.
  pattern: /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/,
});
const NUMBER = createToken({
  name: 'Number',
  label: 'a number',
  pattern: /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/,
});
const WORDS = ['true', 'false', 'null'].map((word) => sign(word, word));
const PLAIN = [STRING, NUMBER, ...WORDS];
const SPACE = createToken({ name: 'Space', pattern: /[ \t\r\n]+/, group: Lexer.SKIPPED });
const TOKENS = [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY, COMMA, COLON, ...PLAIN];

const lexer = new Lexer([SPACE, ...TOKENS], { positionTracking: 'full' });

const at = (token: IToken): Position => ({
  line: token.startLine ?? 1,
  column: token.startColumn ?? 1,
});

class JsonParser extends EmbeddedActionsParser {
  constructor() {
    super(TOKENS, { maxLookahead: 1 });
    this.performSelfAnalysis();
  }

  file = this.RULE('file', (): JsonNode => this.SUBRULE(this.value));

  private value: () => JsonNode = this.RULE('value', () =>
    this.OR<JsonNode>([
      { ALT: () => this.SUBRULE(this.object) },
      { ALT: () => this.SUBRULE(this.array) },
      ...PLAIN.map((type) => ({ ALT: () => this.plain(this.CONSUME(type)) })),
    ]),
  );

  private object = this.RULE('object', (): JsonNode => {
    const open = this.CONSUME(OPEN_OBJECT);
    const members: JsonMember[] = [];
    this.MANY_SEP({
      SEP: COMMA,
      DEF: () => {
        const key = this.CONSUME(STRING);
        this.CONSUME(COLON);
        const value = this.SUBRULE(this.value);
        this.ACTION(() => members.push({ key: JSON.parse(key.image), keyAt: at(key), value }));
      },
    });
    this.CONSUME(CLOSE_OBJECT);
    return { kind: 'object', at: at(open), members };
  });

  private array = this.RULE('array', (): JsonNode => {
    const open = this.CONSUME(OPEN_ARRAY);
    const items: JsonNode[] = [];
    this.MANY_SEP({ SEP: COMMA, DEF: () => items.push(this.SUBRULE(this.value)) });
    const close = this.CONSUME(CLOSE_ARRAY);
    return { kind: 'array', at: at(open), items, end: at(close) };
  });

  private plain(token: IToken): JsonNode {
    return this.ACTION(() => {
      const { image: written } = token;
      const value = token.tokenType === NUMBER ? exactNumber(written) : JSON.parse(written);
      return { kind: 'plain', at: at(token), value, written };
    });
  }
}

const parser = new JsonParser();

/** Reads strict JSON: no comments, no trailing commas, no key twice in one object. */
export function parseJson(text: string): { node: JsonNode } | { error: JsonError } {
  const { tokens, errors } = lexer.tokenize(text);
  const strange = errors[0];
  const readable = strange ? tokens.filter((token) => token.startOffset < strange.offset) : tokens;
  const deep = tooDeep(readable);
  if (deep) return { error: deep };
  parser.input = readable;
  const node = parser.file();
  const wrong = parser.errors[0]?.token;
  if (wrong && !Number.isNaN(wrong.startOffset)) return { error: misplaced(readable, wrong) };
  if (strange) {
    const position = { line: strange.line ?? 1, column: strange.column ?? 1 };
    return { error: unreadable(text, strange.offset, position, readable) };
  }
  if (wrong) return { error: endsEarly(text, readable) };
  const twice = repeatedKey(node);
  return twice ? { error: twice } : { node };
}

function tooDeep(tokens: readonly IToken[]): JsonError | undefined {
  let depth = 0;
  for (const token of tokens) {
    if (token.tokenType === OPEN_ARRAY || token.tokenType === OPEN_OBJECT) depth += 1;
    if (token.tokenType === CLOSE_ARRAY || token.tokenType === CLOSE_OBJECT) depth -= 1;
    if (depth > DEEPEST) {
      const message = `Lists and objects stand inside each other more than ${DEEPEST} deep.`;
      return { ...at(token), found: token.image, expected: [`at most ${DEEPEST} levels`], message };
    }
  }
  return undefined;
}

function misplaced(tokens: readonly IToken[], wrong: IToken): JsonError {
  const found = shorten(wrong.image);
  const expected = expectedAfter(tokens.slice(0, tokens.indexOf(wrong)));
  return {
    ...at(wrong),
    found,
    expected,
    message: `Found ${quoted(found)}; expected ${eitherOf(expected.map(quoted))}.`,
  };
}

function unreadable(
  text: string,
  offset: number,
  position: Position,
  before: readonly IToken[],
): JsonError {
  const line = text.slice(offset).split('\n', 1)[0] ?? '';
  if (line.startsWith('"')) {
    const message = 'This string is not closed in its line, or a backslash in it is wrong.';
    const right = 'a string in double quotes, closed in its line';
    return { ...position, found: shorten(line.trimEnd()), expected: [right], message };
  }
  const expected = expectedAfter(before);
  const found = shorten(/^\w+/.exec(line)?.[0] ?? named(text.codePointAt(offset) ?? 0));
  return {
    ...position,
    found,
    expected,
    message: `Found ${quoted(found)}; expected ${eitherOf(expected.map(quoted))}.`,
  };
}

function endsEarly(text: string, tokens: readonly IToken[]): JsonError {
  const lines = text.split(/\r\n|\r|\n/);
  const position = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  const expected = expectedAfter(tokens);
  const message = `The file ends too early; expected ${eitherOf(expected.map(quoted))}.`;
  return { ...position, found: END, expected, message };
}

/** What may stand after these tokens: whatever the grammar does not stumble over. */
function expectedAfter(tokens: readonly IToken[]): string[] {
  const before = skeleton(tokens);
  const signs = TOKENS.filter((type) => {
    const wrong = firstWrong([...before, sample(type)]);
    return !wrong || Number.isNaN(wrong.startOffset);
  }).map((type) => type.LABEL ?? type.name);
  return firstWrong(before) ? signs : [...signs, END];
}

function firstWrong(tokens: IToken[]): IToken | undefined {
  parser.input = tokens;
  parser.file();
  return parser.errors[0]?.token;
}

const sample = (type: TokenType) => createTokenInstance(type, '0', 0, 0, 1, 1, 1, 1);

/** The tokens without what lies behind: closed brackets become one value, long lists short. */
function skeleton(tokens: readonly IToken[]): IToken[] {
  const kept: IToken[] = [];
  const levels: { start: number; comma?: number }[] = [];
  for (const token of tokens) {
    const level = levels.at(-1);
    if (level && token.tokenType === COMMA && level.comma !== undefined) {
      kept.length = level.comma;
    } else if (level && token.tokenType === COMMA) {
      level.comma = kept.length;
    }
    if (token.tokenType === OPEN_ARRAY || token.tokenType === OPEN_OBJECT) {
      levels.push({ start: kept.length });
    }
    const closes = token.tokenType === CLOSE_ARRAY || token.tokenType === CLOSE_OBJECT;
    if (closes) kept.length = levels.pop()?.start ?? 0;
    kept.push(closes ? sample(NUMBER) : token);
  }
  return kept;
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
