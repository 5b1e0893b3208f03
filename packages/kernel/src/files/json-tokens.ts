/** Where something stands in a text; lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** What JSON is made of, in the order in which it is told. */
export const JSON_SIGNS = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  'string',
  'number',
  'true',
  'false',
  'null',
] as const;

/** A sign that stands for itself, or the kind of a string or number. */
export type JsonSign = (typeof JSON_SIGNS)[number];

/** A sign of JSON in a text. */
export interface JsonToken {
  readonly sign: JsonSign;
  readonly written: string;
  readonly at: Position;
}

/** A text in signs, up to its end or to the first place where there is none. */
export interface JsonTokens {
  readonly tokens: readonly JsonToken[];
  /** The place where no sign of JSON stands. */
  readonly strange?: { readonly offset: number; readonly at: Position };
}

// In a string stands every character from the space on, but the quote and the backslash.
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/;
const PIECE = new RegExp(
  `([ \\t\\r\\n]+)|([{}[\\],:]|true|false|null)|(${STRING.source})|(${NUMBER.source})`,
  'y',
);

/** Cuts a text into the signs of JSON. */
export function jsonTokens(text: string): JsonTokens {
  const tokens: JsonToken[] = [];
  let line = 1;
  let lineStart = 0;
  for (let offset = 0; offset < text.length; offset = PIECE.lastIndex) {
    const at = { line, column: offset - lineStart + 1 };
    PIECE.lastIndex = offset;
    const [written, space, sign, string] = PIECE.exec(text) ?? [];
    if (written === undefined) return { tokens, strange: { offset, at } };
    if (space === undefined) {
      const kind = (sign as JsonSign | undefined) ?? (string === undefined ? 'number' : 'string');
      tokens.push({ sign: kind, written, at });
      continue;
    }
    for (const { 0: end, index } of space.matchAll(/\r\n|\r|\n/g)) {
      line += 1;
      lineStart = offset + index + end.length;
    }
  }
  return { tokens };
}
