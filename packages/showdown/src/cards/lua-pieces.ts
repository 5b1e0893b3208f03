import type { IToken } from 'chevrotain';
import { KNOWN_KEYS } from './block-rules.ts';
import { type Extent, extentOf, isDefinition, isWord, textOf } from './lua-extent.ts';
import type { Spot } from './problem.ts';
import { endOf, makeToken, Script, sameLine, Word } from './tokens.ts';

/** A statement of Lua that stands among the keys and blocks of a descriptor. */
export interface Piece {
  /** A function, a variable with its value, or what may only stand inside a function. */
  readonly kind: 'function' | 'variable' | 'loose';
  /** The name of a function. */
  readonly name: string;
  readonly isLocal: boolean;
  /** Offsets into the text of the file. */
  readonly start: number;
  readonly end: number;
  /** How many words and signs it has. */
  readonly size: number;
  readonly closed: boolean;
}

/** So many unclosed functions are searched to the end of the file; the rest end at the next one. */
const MOST_SEARCHED = 20;

const STATEMENTS = new Set(['function', 'local', 'if', 'for', 'while', 'do', 'repeat', 'return']);
const LEFT_OVER = new Set(['end', 'else', 'elseif', 'then', 'until', 'break', 'goto']);
const AFTER_NAME = new Set(['=', ',', '.', ':', '(', '[']);

/** Replaces the tokens of each statement of Lua by one that carries the piece. */
export function foldScripts(
  text: string,
  tokens: readonly IToken[],
  spot: (at: number) => Spot,
): IToken[] {
  const folded: IToken[] = [];
  let searched = 0;
  const find = (from: number): Extent => {
    const margin = spot(tokens[from]?.startOffset ?? 0).column;
    if (searched < MOST_SEARCHED) {
      const extent = extentOf(text, tokens, from, () => false);
      if (extent.closed) return extent;
      searched += 1;
    }
    // Something is not closed: it ends at the latest where a function begins at its margin.
    return extentOf(text, tokens, from, (index) => {
      const [before, token] = [tokens[index - 1], tokens[index]];
      if (!before || !token || !isDefinition(tokens, index)) return false;
      return !sameLine(text, before, token) && spot(token.startOffset).column <= margin;
    });
  };
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at] as IToken;
    if (!startsPiece(tokens, at)) {
      folded.push(first);
      at += 1;
      continue;
    }
    const leftOver = LEFT_OVER.has(first.image);
    const { end, closed } = leftOver ? { end: at + 1, closed: true } : find(at);
    const last = tokens[Math.max(end - 1, at)] as IToken;
    const script = makeToken(Script, textOf(text, first, last), first.startOffset);
    script.payload = pieceOf(tokens.slice(at, end), closed);
    folded.push(script);
    at = Math.max(end, at + 1);
    if (tokens[at]?.image === ';') at += 1;
  }
  return folded;
}

function startsPiece(tokens: readonly IToken[], at: number): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.tokenType !== Word) return false;
  if (STATEMENTS.has(first.image) || LEFT_OVER.has(first.image)) return true;
  // `NAME = "..."` is a key without its quotes.
  return AFTER_NAME.has(second?.image ?? '') && !KNOWN_KEYS.has(first.image.toUpperCase());
}

function pieceOf(tokens: readonly IToken[], closed: boolean): Piece {
  const [first, last] = [tokens[0] as IToken, tokens.at(-1) as IToken];
  const isLocal = isWord(first, 'local');
  const [head, second, third] = isLocal ? tokens.slice(1) : tokens;
  const size = tokens.length;
  const place = { isLocal, start: first.startOffset, end: endOf(last), size, closed };
  if (isWord(head, 'function')) return { ...place, kind: 'function', name: definedName(tokens) };
  if (second?.image === '=' && isWord(third, 'function'))
    return { ...place, kind: 'function', name: head?.image ?? '' };
  const assigns = isLocal || (!STATEMENTS.has(first.image) && hasAssignment(tokens));
  return { ...place, kind: assigns ? 'variable' : 'loose', name: '' };
}

/** The name between `function` and its parameters, such as `onThinkMob`. */
function definedName(tokens: readonly IToken[]): string {
  const start = tokens.findIndex((token) => isWord(token, 'function')) + 1;
  const end = tokens.findIndex((token) => token.image === '(');
  return tokens
    .slice(start, end < start ? start + 1 : end)
    .map(({ image }) => image)
    .join('');
}

/** Whether there is a `=` outside of all brackets. */
function hasAssignment(tokens: readonly IToken[]): boolean {
  let depth = 0;
  for (const { image } of tokens) {
    if (image === '=' && depth === 0) return true;
    if ('([{'.includes(image)) depth += 1;
    if (')]}'.includes(image)) depth -= 1;
  }
  return false;
}
