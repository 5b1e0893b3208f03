import type { IToken, TokenType } from 'chevrotain';
import type { Dictionary } from './dictionary.ts';
import { addTied, type Piece } from './pieces.ts';
import { mendSlips } from './slips.ts';
import { T } from './tokens.ts';

/** A token of an effect text; the value says which of its kind it is. */
export interface Word extends IToken {
  readonly payload: unknown;
}

/** What hyphens or apostrophes tie together. */
const TIED = /[a-z]+(?:['’-][a-z]+)*['’]?/iy;
const NUMBER = /\d{1,3}(?:,\d{3})+(?!\d)|\d+/y;
/** A name in quotes of either kind. */
const QUOTED = /"[^"]+"|“[^”]+”/y;
const BLANK = /\s+/y;

/** The text as tokens; what the dictionary does not know becomes an Unknown. */
export function lex(text: string, dictionary: Dictionary): Word[] {
  const tokens: Word[] = [];
  const pieces: Piece[] = [];
  const flush = () => {
    mendSlips(pieces);
    readPhrases(pieces, dictionary, tokens);
    pieces.length = 0;
  };
  for (let start = 0, end = 0; start < text.length; start = end) {
    const code = text.charCodeAt(start);
    if (code === SPACE) end = start + 1;
    else if (isLetter(code)) {
      end = start + 1;
      while (isLetter(text.charCodeAt(end))) end++;
      if (ties(text.charCodeAt(end))) {
        end = endOf(TIED, text, start);
        addTied(pieces, text.slice(start, end).toLowerCase(), start);
      } else pieces.push({ text: text.slice(start, end).toLowerCase(), start, end });
    } else if (isDigit(code)) {
      end = endOf(NUMBER, text, start);
      flush();
      tokens.push(number(text.slice(start, end), start, end));
    } else if (endOf(BLANK, text, start) > start) end = BLANK.lastIndex;
    else if (endOf(QUOTED, text, start) > start) {
      end = QUOTED.lastIndex;
      const name = text.slice(start + 1, end - 1);
      flush();
      tokens.push(token(T.QuotedName, name, start, end, name));
    } else {
      const mark = String.fromCodePoint(text.codePointAt(start) ?? code);
      end = start + mark.length;
      pieces.push({ text: mark, start, end });
    }
  }
  flush();
  return tokens;
}

const SPACE = 32;

/** Where what stands at a place in a text ends; that place itself if it is something else. */
function endOf(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}

const isLetter = (code: number): boolean => {
  const small = code | 32;
  return small >= 97 && small <= 122;
};

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** An apostrophe of either kind, or a hyphen. */
const ties = (code: number): boolean => code === 39 || code === 45 || code === 0x2019;

function number(image: string, start: number, end: number): Word {
  return token(T.Number, image, start, end, Number(image.replaceAll(',', '')));
}

function readPhrases(pieces: readonly Piece[], dictionary: Dictionary, tokens: Word[]): void {
  for (let at = 0; at < pieces.length; ) {
    const first = pieces[at] as Piece;
    const isIs = first.text === "'s" && standsForIs(pieces[at - 1], pieces[at + 1]);
    const text = isIs ? 'is' : first.text;
    const spelling = dictionary.find(text, pieces, at + 1);
    if (!spelling) {
      if (!GOES_WITHOUT_SAYING.has(text))
        tokens.push(token(T.Unknown, text, first.start, first.end, undefined));
      at++;
      continue;
    }
    const { words, image, type, value } = spelling;
    at += words.length;
    const { end } = pieces[at - 1] ?? first;
    const read = token(type, image, first.start, end, value);
    tokens.push(type === T.Gerund ? afterBy(read, tokens) : read);
  }
}

/** What is true of everything that a text says: it is so now, and done at once. The dictionary has none of these words. */
const GOES_WITHOUT_SAYING: ReadonlySet<string> = new Set([
  'currently',
  'already',
  'immediately',
  'too',
]);

/** "it's", "this card's on the field": nothing can be owned by it that begins so. */
function standsForIs(before: Piece | undefined, next: Piece | undefined): boolean {
  return before?.text === 'it' || (next !== undefined && NOT_OWNED.has(next.text));
}

const NOT_OWNED: ReadonlySet<string> = new Set(['on', 'in', 'under', 'not', 'a', 'an', 'the']);

/** What is done or paid with: "by discarding" is read as a marked "by" and "discard". */
const PAID: Readonly<Record<string, TokenType>> = {
  destroy: T.Destroy,
  discard: T.Discard,
  lose: T.Lose,
  mill: T.Mill,
  return: T.Return,
  reveal: T.Reveal,
  send: T.Send,
  skip: T.Skip,
  tap: T.Tap,
  untap: T.Untap,
};

function afterBy(gerund: Word, tokens: Word[]): Word {
  const by = tokens.at(-1);
  const type = PAID[String(gerund.payload)];
  if (by?.tokenType !== T.By || !type) return gerund;
  tokens[tokens.length - 1] = { ...by, payload: 'doing' };
  return {
    ...gerund,
    tokenType: type,
    tokenTypeIdx: type.tokenTypeIdx as number,
    payload: 'base',
  };
}

function token(tokenType: TokenType, image: string, start: number, end: number, value: unknown) {
  return {
    image,
    startOffset: start,
    endOffset: end,
    tokenTypeIdx: tokenType.tokenTypeIdx as number,
    tokenType,
    payload: value,
  };
}
