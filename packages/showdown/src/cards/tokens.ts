import { createToken, createTokenInstance, type IToken, Lexer, type TokenType } from 'chevrotain';
import { LONGEST_QUOTED } from './count-words.ts';

/** The tokens of descriptors. Those of Lua are among them: one lexer reads both languages. */
const Space = createToken({ name: 'Space', pattern: /\s+/, group: Lexer.SKIPPED });
const LongComment = createToken({
  name: 'LongComment',
  pattern: /--\[(=*)\[[\s\S]*?\]\1\]/,
  group: Lexer.SKIPPED,
});

/** A long comment or string that is not closed, with the rest of the file. */
export const OpenLong = createToken({ name: 'OpenLong', pattern: /(?:--)?\[(=*)\[[\s\S]*/ });
const Comment = createToken({ name: 'Comment', pattern: /--[^\r\n]*/, group: Lexer.SKIPPED });
export const LongString = createToken({ name: 'LongString', pattern: /\[(=*)\[[\s\S]*?\]\1\]/ });

/** Anything in double quotes: a key or its value. */
export const Quoted = createToken({ name: 'Quoted', pattern: Lexer.NA });
const Text = createToken({
  name: 'Text',
  pattern: new RegExp(String.raw`"(?:[^"\\\r\n]|\\(?:\r\n|[\s\S])){0,${LONGEST_QUOTED}}"`),
  categories: Quoted,
});

/** A text that goes on in the next line; what follows its end tells it from an unclosed one. */
export const BrokenText = createToken({
  name: 'BrokenText',
  pattern: new RegExp(
    String.raw`"(?:[^"\\\r\n]|\\[\s\S]){0,${LONGEST_QUOTED}}[\r\n](?:[^"\\{}]|\\[\s\S]){0,${LONGEST_QUOTED}}"(?![ \t]*(?!--)[^ \t\r\n])`,
  ),
  categories: Quoted,
});

/** A quote that is not closed in its line. */
export const OpenText = createToken({
  name: 'OpenText',
  pattern: /"[^\r\n]*/,
  categories: Quoted,
});
export const SingleQuoted = createToken({
  name: 'SingleQuoted',
  pattern: new RegExp(String.raw`'(?:[^'\\\r\n]|\\(?:\r\n|[\s\S])){0,${LONGEST_QUOTED}}'`),
});
export const NumberSign = createToken({
  name: 'NumberSign',
  pattern: /0[xX][\da-fA-F.]+(?:[pP][+-]?\d+)?|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/,
});
export const Word = createToken({ name: 'Word', pattern: /[A-Za-z_]\w*/ });
export const Open = createToken({ name: 'Open', pattern: '{' });
export const Close = createToken({ name: 'Close', pattern: '}' });

/** What other formats put between keys, values and pairs; here it is superfluous. */
export const Separator = createToken({ name: 'Separator', pattern: /[,;]|=(?!=)/ });
export const Mark = createToken({
  name: 'Mark',
  pattern: /\.\.\.?|[=~<>]=|\/\/|<<|>>|::|[-+*/%^#&~|<>()[\]:.]/,
});

/** Characters that neither language knows; those beyond ASCII come from the errors of the lexer. */
export const Strange = createToken({ name: 'Strange', pattern: /[!$?@\\`']/ });

/** A whole piece of Lua, put together from its tokens. */
export const Script = createToken({ name: 'Script', pattern: Lexer.NA });

const READ = [
  ...[Space, LongComment],
  ...[LongString, OpenLong, Comment, Quoted, Text, BrokenText, OpenText, SingleQuoted],
  ...[Word, NumberSign, Open, Close, Separator, Mark, Strange],
];

/** The tokens that the parser meets. */
export const TOKENS = [
  ...[Quoted, Text, BrokenText, OpenText, SingleQuoted, LongString, OpenLong],
  ...[Word, NumberSign, Open, Close, Separator, Mark, Strange, Script],
];

const lexer = new Lexer(READ, { positionTracking: 'onlyOffset' });

/** Reads a text into tokens. Nothing is left out: what is unknown becomes a token as well. */
export function tokenize(text: string): IToken[] {
  const { tokens, errors } = lexer.tokenize(text);
  if (errors.length === 0) return tokens;
  const strange = errors.map(({ offset, length }) =>
    makeToken(Strange, text.slice(offset, offset + length), offset),
  );
  return [...tokens, ...strange].sort((a, b) => a.startOffset - b.startOffset);
}

/** A token that the lexer did not make. */
export function makeToken(type: TokenType, image: string, offset: number): IToken {
  const end = offset + image.length - 1;
  return createTokenInstance(type, image, offset, end, Number.NaN, Number.NaN, Number.NaN, end);
}

/** Where the text goes on after a token. */
export function endOf({ startOffset, image }: IToken): number {
  return startOffset + image.length;
}

/** Whether a token stands in the line that the one before it ends in. */
export function sameLine(text: string, before: IToken, after: IToken): boolean {
  return !/[\r\n]/.test(text.slice(endOf(before), after.startOffset));
}
