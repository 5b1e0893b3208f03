import { type Parser, parse, type Token } from 'luaparse';
import { SyntaxFault } from './fault.ts';

/** luaparse reads the text of strings only for Latin-1; here they are read from the source. */
export const PARSE_OPTIONS = { luaVersion: '5.3', encodingMode: 'none', comments: false } as const;

// The kinds of tokens, as luaparse numbers them.
const END_OF_FILE = 1;
const STRING = 2;
const KEYWORD = 4;
const IDENTIFIER = 8;
const NUMBER = 16;
const PUNCTUATION = 32;

/** How deeply brackets, blocks and expressions may nest. */
export const DEEPEST_NESTING = 200;

/** A block that has begun. */
interface Block {
  readonly keyword: string;
  readonly index: number;
  /** A loop whose `do` has been read. */
  hasDo: boolean;
}

/** A bracket that has been opened. */
interface Bracket {
  /** Whether it only groups an expression. */
  readonly groups: boolean;
  /** Where its content starts, once that is read. */
  from: number | undefined;
}

/** What the parser leaves out and the compiler needs. */
export interface Outline {
  /** Start and end of each expression that stands in brackets of its own, as `start:end`. */
  readonly bracketed: ReadonlySet<string>;
  /** The block left open at the end of the source. */
  readonly open: Block | undefined;
}

/** Reads the tokens of a source once: brackets around expressions, nesting, malformed numbers. */
export function outline(source: string): Outline {
  const lexer = parse(source, { ...PARSE_OPTIONS, wait: true }) as Parser;
  const bracketed = new Set<string>();
  const blocks: Block[] = [];
  const brackets: Bracket[] = [];
  let previous: Token | undefined;
  for (;;) {
    const token = lexer.lex();
    if (token.type === END_OF_FILE) return { bracketed, open: blocks.at(-1) };
    const innermost = brackets.at(-1);
    if (innermost) innermost.from ??= token.range[0];
    if (token.type === NUMBER) checkNumber(source, token);
    if (token.type === KEYWORD) followBlock(blocks, token);
    if (token.type === PUNCTUATION) followBracket(brackets, bracketed, token, previous);
    if (blocks.length + brackets.length > DEEPEST_NESTING) throw tooDeep(token.range[0]);
    previous = token;
  }
}

/** The complaint about nesting. */
export function tooDeep(index: number): SyntaxFault {
  const message = `This is nested more than ${DEEPEST_NESTING} levels deep.`;
  return new SyntaxFault(message, index, undefined, 'simpler code');
}

function checkNumber(source: string, token: Token): void {
  const [start, end] = token.range;
  const rest = /^[\w.]+/.exec(source.slice(end, end + 40))?.[0];
  // `1 ..` needs its space: Lua reads `1..` as a malformed number.
  if (rest === undefined) return;
  const text = source.slice(start, end) + rest;
  throw new SyntaxFault(`"${text}" is not a number.`, start, text, 'a number');
}

const OPENERS = new Set(['function', 'if', 'while', 'for', 'repeat', 'do']);

function followBlock(blocks: Block[], token: Token): void {
  const keyword = token.value;
  const innermost = blocks.at(-1);
  const ofLoop = innermost?.keyword === 'while' || innermost?.keyword === 'for';
  if (keyword === 'end' || keyword === 'until') blocks.pop();
  else if (keyword === 'do' && innermost && ofLoop && !innermost.hasDo) innermost.hasDo = true;
  else if (OPENERS.has(keyword)) blocks.push({ keyword, index: token.range[0], hasDo: false });
}

/** Whether an opening bracket after this token begins the arguments of a call. */
function endsCallee(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.type === IDENTIFIER || token.type === STRING) return true;
  return token.type === PUNCTUATION && [')', ']', '}'].includes(token.value);
}

function followBracket(
  brackets: Bracket[],
  bracketed: Set<string>,
  token: Token,
  previous: Token | undefined,
): void {
  switch (token.value) {
    case '(':
      brackets.push({ groups: !endsCallee(previous), from: undefined });
      return;
    case '[':
    case '{':
      brackets.push({ groups: false, from: undefined });
      return;
    case ')':
    case ']':
    case '}': {
      const bracket = brackets.pop();
      if (bracket?.groups) bracketed.add(`${bracket.from}:${previous?.range[1]}`);
    }
  }
}
