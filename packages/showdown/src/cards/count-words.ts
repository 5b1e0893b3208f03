/** How many words and signs a text has. */
export interface WordCount {
  readonly all: number;
  /** From the first function to the last `end`. */
  readonly functions: number;
  /** Where the first function begins. */
  readonly from: number;
}

/** A text or string is read no further than this to find its end. */
export const LONGEST_QUOTED = 20_000;

/** More quotes that are not closed than these are not looked at. */
const MOST_UNCLOSED = 100;

/** A quote that is not closed counts as much as so many words: its end is looked for in vain. */
const UNCLOSED = 100;

const SPACE = /\s+/y;
const WORD = /\w+/y;
const LINE = /[^\r\n]*/y;
const LONG = /(?:--)?\[(=*)\[/y;

/**
 * Counts the words and signs of a file before it is read, in one quick go: comments do not count, a text in
 * quotes is one. A sign of two letters, such as `==`, counts as two.
 */
export function countWords(text: string): WordCount {
  let all = 0;
  let first = 0;
  let from = 0;
  let last = 0;
  let unclosed = 0;
  /** The end of what a pattern finds at a place; the place itself if it finds nothing. */
  const past = (pattern: RegExp, at: number): number => {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : at;
  };
  for (let at = past(SPACE, 0); at < text.length; at = past(SPACE, at)) {
    const sign = text[at];
    const isComment = sign === '-' && text[at + 1] === '-';
    if (isComment || sign === '[') {
      const open = past(LONG, at);
      if (!isComment) all++;
      if (open > at) at = endOfLong(text, at, open);
      else at = isComment ? past(LINE, at) : at + 1;
      continue;
    }
    all++;
    if (sign === '"' || sign === "'") {
      const end = endOfQuoted(text, at);
      if (end > 0) at = end;
      else {
        all += UNCLOSED;
        if (++unclosed > MOST_UNCLOSED) break;
        at = sign === '"' ? past(LINE, at) : at + 1;
      }
      continue;
    }
    const end = past(WORD, at);
    if (end - at === 8 && first === 0 && text.startsWith('function', at)) {
      first = all;
      from = at;
    }
    if (end - at === 3 && text.startsWith('end', at)) last = all;
    at = Math.max(end, at + 1);
  }
  return { all, functions: first > 0 && last > first ? last - first + 1 : 0, from };
}

/** Where a long comment or string ends: with the file, if it is not closed. */
function endOfLong(text: string, at: number, open: number): number {
  const equals = open - 2 - (text[at] === '-' ? at + 2 : at);
  const close = `]${'='.repeat(equals)}]`;
  const found = text.indexOf(close, open);
  return found < 0 ? text.length : found + close.length;
}

/** Where a text in quotes ends; 0 if it is not closed. */
function endOfQuoted(text: string, from: number): number {
  const quote = text[from];
  const most = Math.min(text.length, from + LONGEST_QUOTED);
  for (let at = from + 1; at < most; at++) {
    const sign = text[at];
    if (sign === quote) return at + 1;
    if (sign === '\n' || sign === '\r') return 0;
    if (sign === '\\') at += text.startsWith('\r\n', at + 1) ? 2 : 1;
  }
  return 0;
}
