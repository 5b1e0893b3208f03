import { SyntaxFault } from './fault.ts';

/** An error as luaparse throws it. */
interface ParserError {
  readonly message: string;
  readonly index: number;
}

/** Whether something thrown is an error of the parser. */
export function isParserError(thrown: unknown): thrown is ParserError {
  return thrown instanceof SyntaxError && typeof (thrown as { index?: unknown }).index === 'number';
}

type Translation = (parts: readonly string[], index: number, source: string) => SyntaxFault;

function named(near: string): string {
  return near === '<eof>' ? 'the end of the code' : `"${near}"`;
}

function expecting(expected: string): Translation {
  return ([near = ''], index) =>
    new SyntaxFault(`Expected ${expected}, but found ${named(near)}.`, index, near, expected);
}

const PLAIN_NAMES: Record<string, string> = {
  '<name>': 'a name',
  '<expression>': 'a value',
  'function arguments': 'the arguments of a call',
  "<name> or '...'": 'a parameter or "..."',
};

/** luaparse's messages, as patterns, and what they mean to the person who wrote the code. */
const TRANSLATIONS: readonly [RegExp, Translation][] = [
  [/^unexpected symbol near '<eof>'$/, (_, at) => expecting('a statement')(['<eof>'], at, '')],
  [
    /^unexpected (\w+) '([\s\S]*)' near '[\s\S]*'$/,
    ([kind = '', text = ''], index) => {
      const message = `This ${kind} does not belong here: "${text}".`;
      return new SyntaxFault(message, index, text, 'a statement');
    },
  ],
  [
    /^'([^']+)' expected near '([\s\S]*)'$/,
    ([expected = '', near = ''], index) => expecting(`"${expected}"`)([near], index, ''),
  ],
  [
    /^(.+?) expected near '([\s\S]*)'$/,
    ([expected = '', near = ''], index) =>
      expecting(PLAIN_NAMES[expected] ?? expected)([near], index, ''),
  ],
  [
    /^unfinished string near '([\s\S]*)'$/,
    ([near = ''], index) =>
      new SyntaxFault(
        'This string does not end on its line.',
        index - 1 - near.length,
        near,
        `a closing ${near[0]}`,
      ),
  ],
  [
    /^unfinished long (string|comment) \(starting at line \d+\) near '([\s\S]*)'$/,
    ([kind = '', near = ''], index) =>
      new SyntaxFault(`This long ${kind} does not end.`, index, near, 'its closing brackets'),
  ],
  [
    /^malformed number near '([\s\S]*)'$/,
    ([near = ''], index) =>
      new SyntaxFault(`"${near}" is not a number.`, index - near.length, near, 'a number'),
  ],
  [
    /^(?:decimal escape too large|invalid escape sequence|hexadecimal digit expected|missing '.'|UTF-8 value too large) near '([\s\S]*)'$/,
    ([near = ''], index, source) =>
      new SyntaxFault(
        `"${near}" is no escape in a string.`,
        source.lastIndexOf('\\', index - 1),
        near,
        'an escape such as \\n or \\"',
      ),
  ],
  [
    /^no loop to break near '([\s\S]*)'$/,
    // The parser points at what follows.
    (_, index, source) =>
      new SyntaxFault(
        '"break" stands outside of a loop.',
        source.lastIndexOf('break', index - 1),
        'break',
        'a loop around it',
      ),
  ],
  [
    /^label '([\s\S]*)' already defined on line (\d+)$/,
    ([label = ''], index) =>
      new SyntaxFault(`The label "${label}" is already defined.`, index, label, 'another name'),
  ],
  [
    /^no visible label '([\s\S]*)' for <goto>$/,
    ([label = ''], index) =>
      new SyntaxFault(
        `There is no label "${label}" to go to from here.`,
        index,
        label,
        `::${label}::`,
      ),
  ],
  [
    /^<goto ([\s\S]*)> jumps into the scope of local '([\s\S]*)'$/,
    ([label = '', local = ''], index) =>
      new SyntaxFault(
        `"goto ${label}" would jump over the declaration of "${local}".`,
        index,
        `goto ${label}`,
        'the declaration before the goto',
      ),
  ],
  [
    /^cannot use '...' outside a vararg function near '([\s\S]*)'$/,
    (_, index) =>
      new SyntaxFault(
        '"..." is used in a function without "...".',
        index,
        '...',
        'a "..." parameter',
      ),
  ],
];

/** Says what luaparse found wrong in our words. */
export function translate(error: ParserError, source: string): SyntaxFault {
  const message = error.message.replace(/^\[\d+:\d+\] /, '');
  for (const [pattern, translation] of TRANSLATIONS) {
    const match = pattern.exec(message);
    if (match) return translation(match.slice(1), error.index, source);
  }
  return new SyntaxFault(message, error.index);
}
