/** The place behind a string of JSON whose opening quote stands at a place; the end of the text if it is open. */
function behindString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
  return text.length;
}

/** How many keys stand in a text that is JSON; those that stand twice in an object count twice. */
export function keysIn(text: string): number {
  let keys = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at)) {
    at = behindString(text, at);
    while (SPACES.has(text.charCodeAt(at))) at += 1;
    if (text[at] === ':') keys += 1;
  }
  return keys;
}

const SPACES = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** A part of a text, with the line and column where it begins. */
export interface Piece {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** The members of the first list of a text, one by one, as long as they can be told apart. */
export function* membersOfFirstList(text: string): Generator<Piece> {
  const open = text.indexOf('[');
  if (open < 0) return;
  let line = text.slice(0, open).split('\n').length;
  let lineStart = text.lastIndexOf('\n', open) + 1;
  let depth = 0;
  let start = -1;
  let from = { line, column: 1 };
  for (let at = open + 1; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\n') {
      line += 1;
      lineStart = at + 1;
    }
    if (depth === 0 && (sign === ',' || sign === ']')) {
      if (start >= 0) yield { text: text.slice(start, at), ...from };
      if (sign === ']') return;
      start = -1;
      continue;
    }
    if (start < 0 && !SPACES.has(text.charCodeAt(at))) {
      start = at;
      from = { line, column: at - lineStart + 1 };
    }
    if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    else if (sign === '"') at = behindString(text, at) - 1;
  }
  if (start >= 0) yield { text: text.slice(start), ...from };
}
