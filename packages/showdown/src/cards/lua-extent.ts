import { type IToken, tokenMatcher } from 'chevrotain';
import { endOf, LongString, NumberSign, Quoted, SingleQuoted, sameLine, Word } from './tokens.ts';

/** Where a statement of Lua ends, and whether everything it opened is closed there. */
export interface Extent {
  /** The index of the first token that is not part of it. */
  readonly end: number;
  readonly closed: boolean;
}

const OPENERS = new Set(['function', 'if', 'do', 'repeat']);
const BLOCK_STARTS = new Set([...OPENERS, 'for', 'while']);
const PAIRS = new Map([
  [')', '('],
  [']', '['],
]);
const BRACKETS = new Set(['(', '[', '{']);

/** Words after which an expression has to go on. */
const UNFINISHED = new Set(['and', 'or', 'not', 'local', 'until', 'in', 'then', 'else', 'return']);
const BEGINS_OPERAND = new Set(['#', '::']);

/** Whether a token is this word of Lua. */
export function isWord(token: IToken | undefined, word: string): boolean {
  return token?.tokenType === Word && token.image === word;
}

/** Whether a named function is defined here, by a statement. */
export function isDefinition(tokens: readonly IToken[], at: number): boolean {
  const keyword = isWord(tokens[at], 'local') ? at + 1 : at;
  return isWord(tokens[keyword], 'function') && tokens[keyword + 1]?.tokenType === Word;
}

/**
 * Follows a statement of Lua from its first token to its end: blocks to their `end` or `until`, all
 * others to where the expression cannot go on. A `}` that it did not open belongs to the card.
 * `cutAt` says where another statement begins in any case.
 */
export function extentOf(
  text: string,
  tokens: readonly IToken[],
  from: number,
  cutAt: (index: number) => boolean,
): Extent {
  const open: string[] = [];
  let block = isDefinition(tokens, from) || BLOCK_STARTS.has(tokens[from]?.image ?? '');
  for (let index = from; index < tokens.length; index++) {
    const token = tokens[index] as IToken;
    const before = tokens[index - 1];
    const fresh = index > from && before !== undefined;
    if (fresh && !block && open.length === 0 && !goesOn(text, before, token))
      return { end: index, closed: true };
    if (fresh && cutAt(index)) return { end: index, closed: false };
    const { image } = token;
    if (token.tokenType === Word) {
      if (OPENERS.has(image)) open.push(image);
      else if (image === 'end' || image === 'until') {
        while (BRACKETS.has(open.at(-1) ?? '')) open.pop();
        if (open.pop() === undefined) return { end: index, closed: false };
        if (open.length > 0) continue;
        if (block && image === 'end') return { end: index + 1, closed: true };
        block = false;
      }
    } else if (BRACKETS.has(image)) open.push(image);
    else if (image === '}') {
      while (open.at(-1) === '(' || open.at(-1) === '[') open.pop();
      if (open.at(-1) !== '{') return { end: index, closed: open.length === 0 && !block };
      open.pop();
    } else if (PAIRS.has(image) && open.at(-1) === PAIRS.get(image)) open.pop();
  }
  return { end: tokens.length, closed: open.length === 0 && !block };
}

/** Whether a statement that could end with the one token goes on with the other. */
function goesOn(text: string, before: IToken, after: IToken): boolean {
  const adjoining = sameLine(text, before, after);
  if (!isOperandEnd(before)) return before.image !== 'return' || adjoining;
  if (after.tokenType === Word) return after.image === 'and' || after.image === 'or';
  if (after.image === '{' || isText(after))
    return adjoining && (before.tokenType === Word || ')]'.includes(before.image));
  if (after.tokenType === NumberSign || after.image === ';' || after.image === '}') return false;
  return !BEGINS_OPERAND.has(after.image);
}

function isOperandEnd(token: IToken): boolean {
  if (token.tokenType === Word) return !UNFINISHED.has(token.image);
  if (isText(token) || token.tokenType === NumberSign) return true;
  return [')', ']', '}', '...', ';'].includes(token.image);
}

function isText(token: IToken): boolean {
  return tokenMatcher(token, Quoted) || [LongString, SingleQuoted].includes(token.tokenType);
}

/** The text from a token up to the end of another. */
export function textOf(text: string, first: IToken, last: IToken): string {
  return text.slice(first.startOffset, endOf(last));
}
